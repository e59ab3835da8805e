import { statusNow } from "../../hours/statusNow";
import { formatDistanceInWords, formatReach } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { Listing } from "./listing";
import { type LocatorState, printState } from "./locatorHref";
import styles from "./ResultSummary.module.css";

interface ResultSummaryProps {
  listing: Listing;
  state: LocatorState;
  /** Path of the screen, with its language prefix. */
  path: string;
  /** The city that the list is of; without one it is of a search. */
  city?: string;
  lang: Lang;
  isAnew: boolean;
}

/** How many kiosks there are, read aloud when that changes, and the orders that the list may have. */
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

function Count({ listing, state, city, lang, isAnew }: ResultSummaryProps) {
  const words = resultWords(lang);
  const [first] = listing.rows;
  const reach = formatReach(lang, first?.kiosk.address.country ?? null);
  const isFiltered = state.services.length > 0;
  if (listing.isWidened && first?.distanceKm !== undefined && state.sort !== "name") {
    return words.widened(reach, formatDistanceInWords(first.distanceKm, lang, first.kiosk.address.country), isFiltered);
  }
  if (!first) return words.noneNear(isFiltered || state.open !== undefined);
  const where = city ? words.inCity(city) : state.area ? words.inThisArea : listing.isWidened ? "" : words.within(reach);
  return (
    <>
      <strong>{words.kiosks(listing.total, state.open)}</strong> {where}
      {isAnew && state.sort !== "name" && <Nearest row={first} lang={lang} />}
    </>
  );
}

/** What whoever sees the list reads in its first row. */
function Nearest({ row: { kiosk, distanceKm }, lang }: { row: Listing["rows"][number]; lang: Lang }) {
  if (distanceKm === undefined) return null;
  const words = resultWords(lang);
  const status = statusNow(kiosk.hours ?? [], kiosk.holidayHours ?? [], kiosk.timeZone, lang);
  const parts = [words.nearest(formatDistanceInWords(distanceKm, lang, kiosk.address.country)), ...(status ? [words.status(status.text)] : [])];
  return <span className="visually-hidden">, {parts.join(", ")}</span>;
}

function Orders({ listing, state, path, lang }: ResultSummaryProps) {
  // Nothing to order, or nothing that one order would be nearest to.
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
