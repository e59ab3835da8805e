import type { Lang } from "../../i18n/languages";
import { placeSearchWords } from "../../i18n/placeSearch";
import type { RecentSearch } from "../../device/recentSearches";
import type { View } from "../../ui/Combobox/combobox";

/** A predicted place. */
export interface Prediction {
  placeId: string;
  description: string;
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
}

interface Suggested {
  typed: string;
  recent: readonly RecentSearch[];
  /** Undefined when no query was sent. */
  predictions: Predictions | undefined;
}

/** Returns the content of the suggestion list for a text: the visitor's position, predictions and recent searches. */
export function toSuggestionList({ typed, recent, predictions }: Suggested, choose: Choices, lang: Lang): View {
  const words = placeSearchWords(lang);
  const fitting = typed ? recent.filter((search) => search.words.toLowerCase().startsWith(typed.toLowerCase())) : recent;
  const isLimited = predictions === "limited";
  const found = isLimited ? [] : (predictions ?? []);
  const isNone = !isLimited && predictions?.length === 0;
  const browse = isNone || isLimited ? choose.browse : undefined;
  return {
    groups: [
      { label: words.here, isPlain: true, options: [{ text: words.useMyLocation, icon: "locate", choose: choose.locate }] },
      {
        label: words.suggestions,
        options: found.map((prediction) => ({
          text: prediction.description,
          match: typed,
          icon: "pin",
          choose: () => choose.prediction(prediction, typed),
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
      { label: words.otherWays, isPlain: true, options: browse ? [{ text: words.allStates, icon: "search", choose: browse }] : [] },
    ],
    ...(isNone && { note: words.noMatch(typed) }),
    ...(predictions === null && { note: words.silent }),
    ...(isLimited && { note: words.limited }),
    // Google requires its name beside its predictions.
    ...(found.length > 0 && { source: "Google Maps" }),
  };
}

function toOption({ words }: RecentSearch, choose: () => void): View["groups"][number]["options"][number] {
  return { text: words, icon: "history", choose };
}
