import { PointOfWordsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import { nullOnFailure } from "../content/nullOnFailure";
import { visitorAddress } from "../content/visitorAddress";
import type { Point } from "./locatorState";

/**
 * Finds the point and place id of a text. Returns `none` when Places finds nothing, and `unknown` when the query fails or the visitor's
 * budget is spent. The result is not cached.
 */
export async function findPoint(words: string, lang: Lang): Promise<{ at: Point; place: string } | "none" | "unknown"> {
  const answer = await nullOnFailure(
    queryBff(PointOfWordsDocument, { words, language: toLanguageCode(lang) }, undefined, await visitorAddress()),
  );
  const found = answer?.data.placeSearch;
  if (found) return { at: found.geoLocation, place: found.placeId };
  return answer?.errors.length === 0 ? "none" : "unknown";
}
