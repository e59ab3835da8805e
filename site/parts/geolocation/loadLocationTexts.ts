import { LocationTextsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import { nullOnFailure } from "../content/nullOnFailure";
import { type LocationTexts, toLocationTexts } from "./locationTexts";

/** Loads the editor's texts about the visitor's location; returns the site's own when the BFF does not answer. */
export async function loadLocationTexts(lang: Lang): Promise<LocationTexts> {
  const answer = await nullOnFailure(queryBff(LocationTextsDocument, { language: toLanguageCode(lang) }));
  return toLocationTexts(answer?.data.geolocationSnackbar?.data, lang);
}
