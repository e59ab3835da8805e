import type { ImageField, KeyTextField } from "@prismicio/client";
import { PageByPathDocument, type PageByPathQuery } from "../../bff/__generated__/operations";
import { errorTexts } from "../../bff/errorMessage";
import { BffError, queryBff } from "../../bff/query";
import { toLanguageCode } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { visitorArguments } from "./visitorArguments";

type Loaded = NonNullable<PageByPathQuery["page"]>;

/** The data fields that the site reads of pages of any type. */
interface PageFields {
  slices: Extract<Loaded["data"], { slices: unknown }>["slices"];
  layout?: string | null;
  hide_header?: boolean | null;
  hide_footer?: boolean | null;
  meta_title?: KeyTextField;
  meta_description?: KeyTextField;
  meta_image?: ImageField | null;
}

/** A page with the fields that every page has; those that its type has keep their types. */
type WithPageFields<P extends { data: object }> = P extends unknown
  ? Omit<P, "data"> & { data: P["data"] & Omit<PageFields, keyof P["data"]> }
  : never;

export type Page = WithPageFields<Loaded>;

/**
 * Loads the page at a path with the live data of its slices; null when the edition's language has none. Throws a BffError when it cannot be
 * loaded.
 */
export async function loadPage(edition: Edition, path: string): Promise<Page | null> {
  const { lang } = edition;
  const unavailable = (why: string, cause?: unknown) => new BffError(`The page ${path} (${lang}) is unavailable: ${why}`, { cause });
  const { data, errors } = await queryBff(
    PageByPathDocument,
    { language: toLanguageCode(lang), path },
    ...(await visitorArguments(edition)),
  ).catch((error: unknown) => {
    throw error instanceof BffError ? unavailable(error.message, error) : error;
  });
  if (!data.page && errors.length > 0) throw unavailable(errorTexts.graphQL(errors));
  return data.page && withPageFields(data.page);
}

/** Returns a page with an empty list of slices if its type has no slice zone; the other fields that the type lacks are undefined. */
export function withPageFields<P extends { data: object }>(page: P): WithPageFields<P> {
  // The compiler does not evaluate WithPageFields for a type that is not yet known.
  return { ...page, data: { slices: [], ...page.data } } as unknown as WithPageFields<P>;
}
