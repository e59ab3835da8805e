import type { Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Prices } from "../../i18n/prices";
import type { Call } from "../chrome/chrome";
import type { LocatorState } from "../locator/locatorState";
import { KioskRows } from "./KioskRows";
import { ListPagination } from "./ListPagination";
import type { Listing, NearRow } from "./listing";
import { LockedOutStrip } from "./LockedOutStrip";
import { NoResults } from "./NoResults";
import type { ReadListing } from "./readListing";

interface KioskListProps {
  listing: Listing;
  read: ReadListing;
  state: LocatorState;
  /** Path of the screen, with language prefix. */
  path: string;
  /** City of the list; undefined for a search. */
  city?: string;
  /** City around a searched point. */
  around: string | null;
  /** The nearest kiosk that fits, when none of the list does. */
  match: NearRow | null;
  call: Call | null;
  prices: Prices;
  now: Date;
  lang: Lang;
  unit: Unit;
}

/** The rows of a list with the locksmith's number between them, and the links to its other pages. */
export function KioskList({ listing, read, state, path, city, around, match, call, prices, now, lang }: KioskListProps) {
  const { results } = messagesOf(lang);
  const strip = call && <LockedOutStrip call={call} city={city ?? around} lang={lang} />;
  return (
    <>
      {read.rows.length > 0 ? (
        // Another first row: another list, and not more of the same.
        <KioskRows
          key={read.rows[0]!.id}
          rows={read.rows}
          first={listing.offset + 1}
          answer={read.answer}
          around={around}
          lang={lang}
          label={results}
        >
          {strip}
        </KioskRows>
      ) : (
        <>
          {strip}
          <NoResults state={state} path={path} match={match} prices={prices} now={now} lang={lang} />
        </>
      )}
      <ListPagination state={state} path={path} lang={lang} listing={listing} />
    </>
  );
}
