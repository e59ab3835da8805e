import { statusNow } from "../../hours/statusNow";
import { formatDistanceInWords, formatReach, REACH_KM } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { Listing, NearRow } from "./listing";
import { type LocatorState, printState } from "../locator/locatorState";
import styles from "./ResultSummary.module.css";

interface ResultSummaryProps {
  listing: Listing;
  state: LocatorState;
  /** Path of the screen, with language prefix. */
  path: string;
  /** City of the list; undefined for a search. */
  city?: string;
  lang: Lang;
  isUncached: boolean;
}

/** Number of kiosks, announced to screen readers when it changes, and links to the orders of the list. */
export function ResultSummary(props: ResultSummaryProps) {
  return (
    <div className={styles.summary}>
      <output className={styles.count}>
        <Count {...props} />
      </output>
      <Orders {...props} />
    </div>
  );
}

function Count({ listing, state, city, lang, isUncached }: ResultSummaryProps) {
  const words = resultWords(lang);
  const { rows, total, lookedAt, nearest, isWidened } = listing;
  const { open, services } = state;
  const hasServices = services.length > 0;
  if (isWidened && nearest) {
    const distance = formatDistanceInWords(nearest.distanceKm, lang);
    return nearest.distanceKm < REACH_KM
      ? words.nearestIs(distance, hasServices, open)
      : words.widened(formatReach(lang), distance, hasServices, open);
  }
  if (rows.length === 0 && lookedAt === null) return words.noneNear(hasServices || open !== undefined);
  const where = city ? words.inCity(city) : state.area ? words.inThisArea : isWidened ? "" : words.nearby;
  return (
    <>
      <strong>{words.kiosks(total, open)}</strong> {lookedAt !== null && open ? words.among(lookedAt, city) : where}
      {isUncached && nearest && <Nearest row={nearest} lang={lang} />}
    </>
  );
}

/** The nearest kiosk, for screen readers: sighted visitors see it in the list. */
function Nearest({ row: { kiosk, distanceKm }, lang }: { row: NearRow; lang: Lang }) {
  const words = resultWords(lang);
  const status = statusNow(kiosk.hours ?? [], kiosk.holidayHours ?? [], kiosk.timeZone, lang);
  const parts = [words.nearest(formatDistanceInWords(distanceKm, lang)), ...(status ? [words.status(status.text)] : [])];
  return <span className="visually-hidden">, {parts.join(", ")}</span>;
}

function Orders({ listing, state, path, lang }: ResultSummaryProps) {
  // Fewer than two kiosks, or no distances to sort by.
  if (listing.count < 2 || listing.rows[0]?.distanceKm === undefined) return null;
  const messages = messagesOf(lang);
  const order = (sort: "distance" | "name", label: string) =>
    (state.sort ?? "distance") === sort ? (
      <span aria-current="true" className={styles.order}>
        {label}
      </span>
    ) : (
      <SiteLink id="order" href={path + printState({ ...state, sort, page: 1 })} rel="nofollow" className={styles.order}>
        {label}
      </SiteLink>
    );
  return (
    <p className={styles.orders}>
      <span className="visually-hidden">{messages.sortBy} </span>
      {order("distance", messages.nearestFirst)} {order("name", messages.byName)}
    </p>
  );
}
