import type { Lang } from "../../i18n/languages";
import { placeSearchWords } from "../../i18n/placeSearch";
import type { RecentSearch } from "../../device/recentSearches";
import type { View } from "../../ui/Combobox/combobox";

/** A place that the visitor may be typing. */
export interface Prediction {
  place_id: string;
  description: string;
}

/** Null where there was no answer; `limited` where no more may be asked for now. */
export type Predictions = readonly Prediction[] | "limited" | null;

interface Choices {
  locate(): void;
  /** Undefined where no list of places is near. */
  browse?(): void;
  recent(search: RecentSearch): void;
  clearRecent(): void;
  prediction(prediction: Prediction, typed: string): void;
}

interface Suggested {
  typed: string;
  recent: readonly RecentSearch[];
  /** Undefined where nothing was asked. */
  predictions: Predictions | undefined;
}

/** What the list shows for what has been typed: the visitor's own place, what may be meant, and what was searched for before. */
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
    // Its name, wherever what is shown is Google's.
    ...(found.length > 0 && { source: "Google Maps" }),
  };
}

function toOption({ words }: RecentSearch, choose: () => void): View["groups"][number]["options"][number] {
  return { text: words, icon: "history", choose };
}
