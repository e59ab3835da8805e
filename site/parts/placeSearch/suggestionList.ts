import type { Lang } from "../../i18n/languages";
import { placeSearchWords } from "../../i18n/placeSearch";
import type { RecentSearch } from "../../device/recentSearches";
import type { View } from "../../ui/Combobox/combobox";

/** A predicted place. */
export interface Prediction {
  placeId: string;
  description: string;
}

/** A city of our own directory. */
export interface City {
  city: string;
  state: string;
  /** Path of its page, without language prefix. */
  path: string;
  kioskCount: number;
}

/** Null when the query failed; `limited` when the visitor's budget is spent. */
export type Predictions = readonly Prediction[] | "limited" | null;

interface Choices {
  locate(): void;
  /** Undefined when there is no directory to browse. */
  browse?(): void;
  recent(search: RecentSearch): void;
  clearRecent(): void;
  prediction(prediction: Prediction, typed: string): void;
  city(city: City): void;
}

interface Suggested {
  typed: string;
  recent: readonly RecentSearch[];
  /** Undefined when nothing was typed, or when there are no suggestions to ask for; `awaited` until the first answer. */
  predictions: Predictions | "awaited" | undefined;
  cities?: readonly City[];
}

/**
 * Returns the content of the suggestion list for a text: predictions, recent searches, and other ways last, so that the down arrow and
 * Enter choose the first match. While predictions are awaited there are no other ways, which they would choose.
 */
export function toSuggestionList({ typed, recent, predictions, cities = [] }: Suggested, choose: Choices, lang: Lang): View {
  const words = placeSearchWords(lang);
  const fitting = typed ? recent.filter((search) => search.words.toLowerCase().startsWith(typed.toLowerCase())) : recent;
  const [isLimited, isAwaited] = [predictions === "limited", predictions === "awaited"];
  const matches = typeof predictions === "string" ? [] : (predictions ?? []);
  const isNone = Array.isArray(predictions) && predictions.length === 0 && cities.length === 0;
  const browse = isNone || isLimited ? choose.browse : undefined;
  return {
    groups: [
      {
        label: words.suggestions,
        isPlain: true,
        options: matches.map((prediction) => ({
          text: prediction.description,
          match: typed,
          icon: "pin",
          choose: () => choose.prediction(prediction, typed),
        })),
      },
      {
        label: words.cities,
        options: cities.map((city) => ({
          text: `${city.city}, ${city.state}`,
          match: typed,
          detail: words.kiosks(city.kioskCount),
          icon: "pin",
          choose: () => choose.city(city),
        })),
      },
      {
        label: words.recent,
        options:
          fitting.length > 0
            ? [
                ...fitting.map((search) => toOption(search, () => choose.recent(search))),
                { text: words.clearRecent, icon: "close", choose: choose.clearRecent },
              ]
            : [],
      },
      {
        label: words.otherWays,
        isPlain: true,
        options: [
          ...(browse ? [{ text: words.allStates, icon: "search" as const, choose: browse }] : []),
          ...(isAwaited ? [] : [{ text: words.useMyLocation, icon: "locate" as const, choose: choose.locate }]),
        ],
      },
    ],
    ...(isNone && { note: words.noMatch(typed) }),
    ...(predictions === null && { note: words.silent }),
    ...(isLimited && { note: words.limited }),
    // Google requires its name beside its predictions.
    ...(matches.length > 0 && { source: "Google Maps" }),
  };
}

function toOption({ words }: RecentSearch, choose: () => void): View["groups"][number]["options"][number] {
  return { text: words, icon: "history", choose };
}
