import { LocalityOfWordsDocument, PointOfWordsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import { nullOnFailure } from "../content/nullOnFailure";
import { visitorAddress } from "../content/visitorArguments";
import type { Point } from "./locatorState";

/** The point that a text stands for. */
export interface FoundPoint {
  at: Point;
  /** Google's id of the place, if Google found it. */
  place?: string;
  /** The name of the place, if it is not what the visitor typed but the best guess. */
  q?: string;
}

/** Loads the town or the area of a postal code that a text names, found without Google; null for other texts and when the query fails. */
export async function loadLocality(words: string, lang: Lang) {
  return (await nullOnFailure(queryBff(LocalityOfWordsDocument, { words, language: toLanguageCode(lang) })))?.data.locality ?? null;
}

/**
 * Finds the point of a text. Postal codes and towns are found without a call of Google; Google is asked for any other text. When it finds
 * nothing, fails, or the visitor's budget is spent, a guess is returned; without one, `none` when Google finds nothing, and otherwise
 * `unknown`. Google's result is not cached.
 */
export async function findPoint(words: string, lang: Lang): Promise<FoundPoint | "none" | "unknown"> {
  const language = toLanguageCode(lang);
  const locality = await loadLocality(words, lang);
  if (locality?.isCertain) return { at: locality.geoLocation };
  const answer = await nullOnFailure(queryBff(PointOfWordsDocument, { words, language }, undefined, await visitorAddress()));
  const place = answer?.data.placeSearch;
  if (place) return { at: place.geoLocation, place: place.placeId };
  if (locality) return { at: locality.geoLocation, q: locality.name };
  return answer?.errors.length === 0 ? "none" : "unknown";
}
