import { PageByPathDocument } from "../../bff/__generated__/operations";
import { errorTexts } from "../../bff/errorMessage";
import { BffError, queryBff } from "../../bff/query";
import { toLanguageCode } from "../../i18n/languages";
import type { Edition } from "../../routing/edition";
import { type Page, withPageFields } from "./pageFields";
import { visitorArguments } from "./visitorArguments";

export type { Page };

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
