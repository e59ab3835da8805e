import { cacheTag } from "next/cache";
import { LocationTextsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { keep } from "../content/keep";
import { orNull } from "../content/orNull";
import { documentTag } from "../page/loadPage";
import { type LocationTexts, toLocationTexts } from "./locationTexts";

/** The editor's texts about a visitor's location; the site's own where the BFF is silent. */
export async function loadLocationTexts(lang: Lang): Promise<LocationTexts> {
  "use cache";
  const answer = await orNull(queryBff(LocationTextsDocument, { lang }));
  keep(answer?.errors.length === 0);
  const document = answer?.data.geolocation_snackbar;
  if (document) cacheTag(documentTag(document.id));
  return toLocationTexts(document?.data, lang);
}
