import { statusNow } from "../../hours/statusNow";
import { formatDistanceInWords, formatRadius, formatReach, REACH_KM, type Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { Listing, NearRow } from "./listing";
import { type LocatorState, printState } from "../locator/locatorState";
import { RadiusChoice } from "./RadiusChoice";
import styles from "./ResultSummary.module.css";

interface ResultSummaryProps {
  listing: Listing;
  state: LocatorState;
  /** Path of the screen, with language prefix. */
  path: string;
  /** City of the list; undefined for a search. */
  city?: string;
  lang: Lang;
  unit: Unit;
  isUncached: boolean;
}

/** Number of kiosks, announced to screen readers when it changes, the distance to choose, and links to the orders of the list. */
export function ResultSummary(props: ResultSummaryProps) {
  return (
    <div className={styles.summary}>
      <output className={styles.count}>
        <Count {...props} />
      </output>
      {hasRadius(props.state) && <RadiusChoice {...props} />}
      <Orders {...props} />
    </div>
  );
}

/** Whether distances are from a searched point, so that one can be chosen. */
function hasRadius({ at, area }: LocatorState): boolean {
  return at !== undefined && area === undefined;
}

function Count({ listing, state, city, lang, unit, isUncached }: ResultSummaryProps) {
  const words = resultWords(lang);
  const { rows, total, lookedAt, nearest, isWidened } = listing;
  const { open, services, within } = state;
  const hasServices = services.length > 0;
  if (isWidened && nearest) {
    const distance = formatDistanceInWords(nearest.distanceKm, lang, unit);
    return nearest.distanceKm < REACH_KM
      ? words.nearestIs(distance, hasServices, open)
      : words.widened(formatReach(unit), distance, hasServices, open);
  }
  if (rows.length === 0 && lookedAt === null)
    return within ? words.noneWithin(formatRadius(within, lang), hasServices, open) : words.noneNear(hasServices || open !== undefined);
  return (
    <>
      <strong>{words.kiosks(total, open)}</strong> <Where listing={listing} state={state} city={city} lang={lang} />
      {isUncached && nearest && <Nearest row={nearest} lang={lang} unit={unit} />}
    </>
  );
}

/** Where the counted kiosks are. Beside the choice of a distance, which says it too, for screen readers alone. */
function Where({ listing: { lookedAt, isWidened }, state, city, lang }: Pick<ResultSummaryProps, "listing" | "state" | "city" | "lang">) {
  const words = resultWords(lang);
  if (lookedAt !== null && state.open) return words.among(lookedAt, city);
  if (city) return words.inCity(city);
  if (state.area) return words.inThisArea;
  const where = state.within ? words.within(formatRadius(state.within, lang)) : isWidened ? "" : words.nearby;
  return hasRadius(state) ? <span className="visually-hidden">{where}</span> : where;
}

/** The nearest kiosk, for screen readers: sighted visitors see it in the list. */
function Nearest({ row: { kiosk, distanceKm }, lang, unit }: { row: NearRow; lang: Lang; unit: Unit }) {
  const words = resultWords(lang);
  const status = statusNow(kiosk, lang);
  const parts = [words.nearest(formatDistanceInWords(distanceKm, lang, unit)), ...(status ? [words.status(status.text)] : [])];
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
