import { renderTime } from "../../bff/renderContext";
import { formatDistance, type Unit } from "../../i18n/formatDistance";
import { type Lang, withLang } from "../../i18n/languages";
import { nameOf } from "../../ui/kioskName";
import type { LocatorState } from "../locator/locatorState";
import type { FoundRow, Listing } from "./listing";
import { OpenNowLater } from "./OpenNowLater";
import { OpenNowLine } from "./OpenNowLine";
import { openLineOf, type OpenRow } from "./openNow";
import styles from "./OpenNow.module.css";

interface OpenNowProps {
  listing: Pick<Listing, "rows" | "loaded" | "total">;
  state: Pick<LocatorState, "open">;
  lang: Lang;
  unit: Unit;
  /** Whether the page is rendered for this request alone and may say what is open now. */
  isUncached: boolean;
}

/**
 * Line above a list that says which of its kiosks is open now. It has the same height in any case: when the browser fills it, and when it
 * is empty, because the list has open kiosks alone.
 */
export function OpenNow({ listing, state, lang, unit, isUncached }: OpenNowProps) {
  if (state.open) return <div className={styles.line} />;
  const toRows = (found: readonly FoundRow[]) => found.map((row) => toOpenRow(row, lang, unit));
  const { rows, loaded, total } = listing;
  const line = isUncached ? openLineOf(toRows(loaded), { shown: rows.length, total }, renderTime(), lang) : null;
  return (
    <div className={styles.line}>
      {isUncached ? line && <OpenNowLine line={line} /> : <OpenNowLater rows={toRows(rows)} total={total} lang={lang} />}
    </div>
  );
}

function toOpenRow({ kiosk, distanceKm }: FoundRow, lang: Lang, unit: Unit): OpenRow {
  const { path, hours, holidayHours, timeZone } = kiosk;
  return {
    name: nameOf(kiosk),
    href: path && withLang(path, lang),
    ...(distanceKm !== undefined && { distance: formatDistance(distanceKm, lang, unit) }),
    hours,
    holidays: holidayHours,
    timeZone,
  };
}
