import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { buttonClass } from "../../ui/Button/Button";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { type LocatorState, printState } from "../locator/locatorState";
import styles from "./NoResults.module.css";

/** Replaces an empty list; the summary above says why it is empty. Offers one action: remove the filters, or else search elsewhere. */
export function NoResults({ state, path, lang }: { state: LocatorState; path: string; lang: Lang }) {
  const messages = messagesOf(lang);
  const isFiltered = state.services.length > 0 || state.open !== undefined;
  return (
    <div className={styles.none}>
      <p>{isFiltered ? messages.fewerFilters : messages.elsewhere}</p>
      <SiteLink
        href={isFiltered ? path + printState({ ...state, services: [], open: undefined, page: 1 }) : withLang("/key-services/", lang)}
        className={buttonClass("outlined")}
      >
        {isFiltered ? messages.clearFilters : messages.allStates}
      </SiteLink>
    </div>
  );
}
