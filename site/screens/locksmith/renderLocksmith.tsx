import { type Lang, withLang } from "../../i18n/languages";
import { locksmithWords } from "../../i18n/locksmith";
import { messagesOf } from "../../i18n/messages";
import { languagePathsOf } from "../../parts/locator/languagePathsOf";
import { type LocatorState, printState } from "../../parts/locator/locatorState";
import { ANYWHERE, loadLockedOutAt } from "../../parts/locksmithPage/loadLocksmith";
import { LocksmithPage } from "../../parts/locksmithPage/LocksmithPage";
import type { Edition } from "../../routing/edition";

interface LocksmithSearch {
  edition: Edition;
  /** Path without language prefix. */
  path: string;
  /** State of the URL. */
  locatorState: LocatorState;
  /** The state with the point that was found; null when there is none. */
  placeState: LocatorState | null;
  /** Why none was found: the form was sent without a text, no place has that name, or the query failed. Undefined without a search. */
  fault?: "blank" | "none" | "silent";
}

/** Renders the answer to a search for a locksmith: for the place that was found, or in general. */
export async function renderLocksmith({ edition, path, locatorState, placeState, fault }: LocksmithSearch) {
  const { lang } = edition;
  return (
    <LocksmithPage
      edition={edition}
      path={path}
      languagePaths={languagePathsOf(path, locatorState)}
      where={placeState ? await loadLockedOutAt(placeState) : ANYWHERE}
      kiosksHref={withLang(path, lang) + (placeState ? printState({ ...placeState, services: [] }) : "")}
      // A chosen suggestion is Google's name of a place, which needs Google's name beside it.
      words={locatorState.place ? undefined : locatorState.q}
      fault={fault && faultText(fault, locatorState.q ?? "", lang)}
    />
  );
}

function faultText(fault: NonNullable<LocksmithSearch["fault"]>, words: string, lang: Lang): string {
  if (fault === "blank") return locksmithWords(lang).whereMissing;
  const { searchStopped, noPlaceMatched } = messagesOf(lang);
  return fault === "silent" ? searchStopped : noPlaceMatched.replace("{place}", () => words);
}
