import { KioskRatings } from "../../ratings/KioskRatings";
import type { Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ROWS } from "../locator/listLimits";
import type { FoundRow, Listing } from "./listing";
import styles from "./ResultList.module.css";
import { ResultRow } from "./ResultRow";

interface ListProps {
  lang: Lang;
  unit: Unit;
  isUncached: boolean;
}

/** The kiosks of a listing in lists of one page each. */
export function ResultList({
  listing: { rows, offset },
  ...props
}: ListProps & {
  listing: Pick<Listing, "rows" | "offset">;
}) {
  const lists = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) => rows.slice(index * ROWS, (index + 1) * ROWS));
  return lists.map((list, index) => <Rows key={index} rows={list} first={offset + index * ROWS + 1} {...props} />);
}

function Rows({ rows, first, lang, unit, isUncached }: ListProps & { rows: readonly FoundRow[]; first: number }) {
  const { outOfFive, ratings, colon, results } = messagesOf(lang);
  const rated = rows.flatMap(({ kiosk: { locationId, placeId } }) => (placeId ? [locationId] : []));
  return (
    <>
      {rated.length > 0 && <KioskRatings ids={rated} lang={lang} messages={{ outOfFive, ratings, colon }} />}
      <ol className={styles.rows} start={first} aria-label={`${results} ${first}–${first + rows.length - 1}`}>
        {rows.map((row, index) => (
          // "Show more" leads to the first row of a list and moves the focus there.
          <li
            key={row.kiosk.locationId}
            id={`result-${first + index}`}
            tabIndex={index === 0 ? -1 : undefined}
            data-location-id={row.kiosk.locationId}
            className={styles.row}
          >
            <ResultRow row={row} number={first + index} lang={lang} unit={unit} isUncached={isUncached} />
          </li>
        ))}
      </ol>
    </>
  );
}
