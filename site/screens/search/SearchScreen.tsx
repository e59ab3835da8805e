import { renderTime } from "../../bff/renderContext";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { toListing } from "../../parts/kioskList/listing";
import { KioskListPage } from "../../parts/kioskList/KioskListPage";
import { languagePathsOf } from "../../parts/locator/languagePathsOf";
import { loadStates, supportPhoneOf } from "../../parts/directory/loadDirectory";
import type { LocatorState } from "../../parts/locator/locatorState";
import type { Edition } from "../../routing/edition";
import { loadSearchResults } from "./loadSearchResults";

interface SearchScreenProps {
  edition: Edition;
  /** Without language prefix. */
  path: "/key-services/" | "/kiosk-locator/";
  /** With the point, or the part of the map, that is searched around. */
  state: LocatorState;
  /** Whether its words are what Google calls a place: a suggestion that was chosen. */
  isNamedByGoogle: boolean;
}

/** The kiosks that a search found, as they are at this moment. */
export async function SearchScreen({ edition, path, state, isNamedByGoogle }: SearchScreenProps) {
  const { lang } = edition;
  const now = renderTime();
  const [found, states] = await Promise.all([loadSearchResults(state, now), loadStates(lang)]);
  const title = searchTitle(state, lang);
  return (
    <KioskListPage
      edition={edition}
      path={path}
      languagePaths={languagePathsOf(path, state)}
      above={[{ label: messagesOf(lang).keyServices, path: "/key-services/" }]}
      title={title}
      name={state.q ?? title}
      isNamedByGoogle={isNamedByGoogle}
      state={state}
      words={state.q}
      listing={found && toListing(found, state, lang, now)}
      phone={supportPhoneOf(states)}
      isUncached
    />
  );
}

/** What a search is called in its heading and in browser tabs. */
export function searchTitle({ q, area, at }: LocatorState, lang: Lang): string {
  const words = resultWords(lang);
  if (q && !area) return words.near(q);
  return at && !area ? words.nearYou : words.inArea;
}
