import { renderTime } from "../../bff/renderContext";
import { storeHoursOf } from "../../hours/storeHours";
import { formatDistance, type Unit } from "../../i18n/formatDistance";
import { type Lang, withLang } from "../../i18n/languages";
import { nameOf } from "../../ui/kioskName";
import { type LocatorState, printState } from "../locator/locatorState";
import type { FoundRow, Listing } from "./listing";
import { OpenNowLater } from "./OpenNowLater";
import { OpenNowLine } from "./OpenNowLine";
import { openLineOf, type OpenRow } from "./openNow";
import styles from "./OpenNow.module.css";

interface OpenNowProps {
  listing: Pick<Listing, "rows" | "loaded" | "total">;
  state: LocatorState;
  /** Path of the screen, with language prefix. */
  path: string;
  lang: Lang;
  unit: Unit;
  /** Whether the page is rendered for this request alone and may say what is open now. */
  isUncached: boolean;
}

/**
 * Line above a list that says which of its kiosks is open now. It has the same height in any case: when the browser fills it, and when it
 * is empty, because the list has open kiosks alone.
 */
export function OpenNow({ listing, state, path, lang, unit, isUncached }: OpenNowProps) {
  if (state.open) return <div className={styles.line} />;
  const toRows = (found: readonly FoundRow[]) => found.map((row) => toOpenRow(row, lang, unit));
  const { rows, loaded, total } = listing;
  const line = isUncached ? openLineOf(toRows(loaded), { shown: rows.length, total }, renderTime(), lang) : null;
  const openHref = path + printState({ ...state, open: "now", page: 1 });
  return (
    <div className={styles.line}>
      {isUncached ? (
        line && <OpenNowLine line={line} openHref={openHref} />
      ) : (
        <OpenNowLater rows={toRows(rows)} total={total} openHref={openHref} lang={lang} />
      )}
    </div>
  );
}

function toOpenRow({ kiosk, distanceKm }: FoundRow, lang: Lang, unit: Unit): OpenRow {
  const { path } = kiosk;
  return {
    name: nameOf(kiosk),
    href: path && withLang(path, lang),
    ...(distanceKm !== undefined && { distance: formatDistance(distanceKm, lang, unit) }),
    store: storeHoursOf(kiosk),
  };
}
