import { renderTime } from "../../bff/renderContext";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { toListing } from "../../parts/kioskList/listing";
import { KioskListPage } from "../../parts/kioskList/KioskListPage";
import { loadNearestMatch } from "../../parts/kioskList/loadNearestMatch";
import { languagePathsOf } from "../../parts/locator/languagePathsOf";
import { loadStates, supportPhoneOf } from "../../parts/directoryData/loadDirectory";
import type { LocatorState } from "../../parts/locator/locatorState";
import type { Edition } from "../../routing/edition";
import { loadSearchResults } from "./loadSearchResults";

interface SearchScreenProps {
  edition: Edition;
  /** Path without language prefix. */
  path: "/key-services/" | "/kiosk-locator/";
  /** State with the point or the map area of the search. */
  state: LocatorState;
  /** What the visitor typed, if the point is that of a guess. */
  typed?: string;
  /** Whether its text is Google's name of a place (a chosen suggestion). */
  isNamedByGoogle: boolean;
}

/** The kiosks that a search found, with their current opening status. */
export async function SearchScreen({ edition, path, state, typed, isNamedByGoogle }: SearchScreenProps) {
  const { lang } = edition;
  const now = renderTime();
  const [result, states] = await Promise.all([loadSearchResults(state, now), loadStates(lang)]);
  const listing = result && toListing(result, state, lang, now);
  const isEmpty = listing?.rows.length === 0 && state.at !== undefined;
  // Without filters and distance, the BFF has searched its widest box already.
  const match = isEmpty && isNarrowed(state) ? await loadNearestMatch(state.at!, state, now) : null;
  return (
    <KioskListPage
      edition={edition}
      path={path}
      languagePaths={languagePathsOf(path, state)}
      above={[{ label: messagesOf(lang).keyServices, path: "/key-services/" }]}
      titleOf={(count) => searchTitle(state, lang, count)}
      name={state.q ?? searchTitle(state, lang)}
      isNamedByGoogle={isNamedByGoogle}
      state={state}
      words={state.q}
      note={typed && resultWords(lang).guess(typed, state.q!)}
      listing={listing}
      fallback={{ surroundings: null, match }}
      phone={supportPhoneOf(states)}
      now={now}
    />
  );
}

function isNarrowed({ services, open, within, area }: LocatorState): boolean {
  return services.length > 0 || open !== undefined || within !== undefined || area !== undefined;
}

/** Returns the title of a search for browser tabs, and with the number of its kiosks for its heading. */
export function searchTitle({ q, area, at, open }: LocatorState, lang: Lang, count: number | null = null): string {
  const words = resultWords(lang);
  const openFilter = count === null ? undefined : open;
  if (q && !area) return words.near(q, count, openFilter);
  return at && !area ? words.nearYou(count, openFilter) : words.inArea(count, openFilter);
}
