import type { ImageField, KeyTextField } from "@prismicio/client";
import type { PageByPathQuery } from "../../bff/__generated__/operations";

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

/** Returns a page with an empty list of slices if its type has no slice zone; the other fields that the type lacks are undefined. */
export function withPageFields<P extends { data: object }>(page: P): WithPageFields<P> {
  // The compiler does not evaluate WithPageFields for a type that is not yet known.
  return { ...page, data: { slices: [], ...page.data } } as unknown as WithPageFields<P>;
}
