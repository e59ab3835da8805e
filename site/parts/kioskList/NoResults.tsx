import { formatDistanceInWords, unitOf } from "../../i18n/formatDistance";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Prices } from "../../i18n/prices";
import { resultWords } from "../../i18n/results";
import { buttonClass } from "../../ui/Button/Button";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { type LocatorState, printState } from "../locator/locatorState";
import type { NearRow } from "./listing";
import styles from "./NoResults.module.css";
import { KioskRows } from "./KioskRows";
import { type ListOf, toRowData } from "./rowData";

interface NoResultsProps {
  state: LocatorState;
  /** Path of the screen, with language prefix. */
  path: string;
  /** The nearest kiosk that has what the filters ask for; null when there is none. */
  match?: NearRow | null;
  /** When the list was read. */
  now?: Date;
  prices?: Prices;
  lang: Lang;
}

/**
 * Replaces an empty list; the summary above says why it is empty. Offers the nearest kiosk that fits, and one action: remove the filters or
 * the distance, or else search elsewhere.
 */
export function NoResults({ state, path, match = null, now, prices = {}, lang }: NoResultsProps) {
  const messages = messagesOf(lang);
  const isFiltered = state.services.length > 0 || state.open !== undefined;
  const isNarrow = isFiltered || state.within !== undefined;
  const wider = { ...state, services: [], open: undefined, within: undefined, page: 1 };
  return (
    <div className={styles.none}>
      {match && now ? (
        <NearestMatch match={match} isFiltered={isFiltered} of={{ lang, now, prices, requestedServices: state.services }} />
      ) : (
        <p>{isNarrow ? messages.fewerFilters : messages.elsewhere}</p>
      )}
      <SiteLink href={isNarrow ? path + printState(wider) : withLang("/key-services/", lang)} className={buttonClass("outlined")}>
        {isNarrow ? messages.clearFilters : messages.allStates}
      </SiteLink>
    </div>
  );
}

function NearestMatch({ match, isFiltered, of }: { match: NearRow; isFiltered: boolean; of: Omit<ListOf, "unit"> }) {
  const { lang } = of;
  const { kiosk, distanceKm } = match;
  const unit = unitOf(lang, kiosk.address.country);
  const { results } = messagesOf(lang);
  return (
    <>
      <p>{resultWords(lang).nearestMatch(formatDistanceInWords(distanceKm, lang, unit), isFiltered)}</p>
      <div className={styles.match}>
        <KioskRows rows={toRowData([match], { ...of, unit })} first={1} answer={null} lang={lang} label={results} />
      </div>
    </>
  );
}
