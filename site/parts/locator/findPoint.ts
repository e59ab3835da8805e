import { PointOfWordsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { nullOnFailure } from "../content/nullOnFailure";
import { visitorAddress } from "../content/visitorAddress";
import type { Point } from "./locatorState";

/**
 * Where a text leads: a point with its place's id, `none`, or `unknown` where nobody could say, or this visitor may ask no more. Asked
 * once, kept nowhere.
 */
export async function findPoint(words: string, lang: Lang): Promise<{ at: Point; place: string } | "none" | "unknown"> {
  const answer = await nullOnFailure(queryBff(PointOfWordsDocument, { words, lang }, undefined, await visitorAddress()));
  const found = answer?.data.placeSearch;
  if (found) return { at: found.geoLocation, place: found.place_id };
  return answer?.errors.length === 0 ? "none" : "unknown";
}
