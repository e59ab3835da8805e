import { cacheTag } from "next/cache";
import { LocationTextsDocument } from "../../bff/__generated__/operations";
import { BffError, queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { keep } from "../content/keep";
import { documentTag } from "../page/loadPage";
import { type LocationTexts, toLocationTexts } from "./locationTexts";

/** The editor's texts about a visitor's location; the site's own where the BFF is silent. */
export async function loadLocationTexts(lang: Lang): Promise<LocationTexts> {
  "use cache";
  try {
    const { data, errors } = await queryBff(LocationTextsDocument, { lang });
    keep(errors.length === 0);
    const document = data.geolocation_snackbar;
    if (document) cacheTag(documentTag(document.id));
    return toLocationTexts(document?.data, lang);
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    console.error(error.message);
    keep(false);
    return toLocationTexts(null, lang);
  }
}
