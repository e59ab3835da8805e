import type { ReactNode } from "react";
import { siteConfig } from "../../config";
import { type Unit, unitOf } from "../../i18n/formatDistance";
import { type Lang, type LanguagePaths, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import type { Edition } from "../../routing/edition";
import { loadChrome } from "../chrome/loadChrome";
import { PageFrame } from "../frame/PageFrame";
import { mapSettings } from "../map/mapSettings";
import { PageBreadcrumbs } from "../breadcrumbs/PageBreadcrumbs";
import { FilterChips } from "./FilterChips";
import { ListPagination } from "./ListPagination";
import { ListUnavailable } from "./ListUnavailable";
import { cityOfSearch, type Listing, type NearRow } from "./listing";
import { LockedOutStrip } from "./LockedOutStrip";
import styles from "./KioskListPage.module.css";
import type { Area, LocatorState } from "../locator/locatorState";
import { LocatorLayout } from "./LocatorLayout";
import { MapPane } from "./MapPane";
import { NoResults } from "./NoResults";
import { OpenNow } from "./OpenNow";
import { ResultList } from "./ResultList";
import { ResultSummary } from "./ResultSummary";
import { SearchBox } from "./SearchBox";

interface KioskListPageProps {
  edition: Edition;
  /** Path of this screen, without language prefix and query. */
  path: string;
  languagePaths: LanguagePaths;
  /** Breadcrumbs between the home page and this page; paths without language prefix. */
  above: readonly { label: string; path: string }[];
  title: string;
  /** Short name for the last breadcrumb. */
  name: string;
  /** Whether title and name hold Google's name of a place (a chosen suggestion). */
  isNamedByGoogle?: boolean;
  state: LocatorState;
  /** Initial value of the search box. */
  words: string | undefined;
  /** What there is to say about it. */
  note?: string;
  /** Null when the list failed to load. */
  listing: Listing | null;
  /** City of the list; undefined for a search. */
  city?: string;
  /** Number to call when the list failed to load. */
  phone: string | null;
  /** The list's surroundings for the map, and the nearest kiosk that fits, when none of the list does. */
  instead?: { surroundings: Area | null; match: NearRow | null };
  /** Whether the page is rendered for this request alone. Only then may it hold what is true now, such as opening status. */
  isUncached: boolean;
  /** Content below list and map. */
  children?: ReactNode;
}

/** What filters and map show when the list failed to load, and when a list needs nothing in its place. */
const EMPTY: Pick<Listing, "services" | "open" | "rows" | "offset"> = { services: [], open: null, rows: [], offset: 0 };
const NOTHING_INSTEAD = { surroundings: null, match: null };

/** List of kiosks beside their map, for searches and for cities. */
export async function KioskListPage(props: KioskListPageProps) {
  const { edition, path, languagePaths, state, words, note, listing, city, phone, instead = NOTHING_INSTEAD, isUncached, children } = props;
  const { lang } = edition;
  const href = withLang(path, lang);
  const { call } = await loadChrome(edition);
  const unit = unitOf(lang, (listing?.rows[0] ?? instead.match)?.kiosk.address.country);
  const parts = { state, path: href, lang, unit };
  const { services, open, rows, offset } = listing ?? EMPTY;
  const around = listing && cityOfSearch(listing, state);
  const map = mapSettings(siteConfig().map);
  return (
    <PageFrame edition={edition} languagePaths={languagePaths} isSearch>
      <LocatorLayout
        lang={lang}
        title={<Title {...props} around={around} hasMap={map !== null} />}
        search={
          <>
            <SearchBox state={state} value={words} lang={lang}>
              {note && <p>{note}</p>}
            </SearchBox>
            <FilterChips {...parts} services={services} open={open} />
          </>
        }
        summary={listing && <Summary {...parts} listing={listing} city={city} isUncached={isUncached} />}
        list={
          <>
            {call && <LockedOutStrip call={call} city={city ?? around} lang={lang} />}
            <Results {...parts} listing={listing} match={instead.match} isUncached={isUncached} phone={phone ?? call?.number ?? null} />
          </>
        }
        map={map && <MapPane state={state} rows={rows} first={offset + 1} surroundings={instead.surroundings} settings={map} lang={lang} />}
      />
      {children}
    </PageFrame>
  );
}

type SummaryProps = Parameters<typeof ResultSummary>[0];

function Summary(props: SummaryProps) {
  return (
    <div className={styles.summary}>
      <ResultSummary {...props} />
      {props.listing.rows.length > 0 && <OpenNow {...props} />}
    </div>
  );
}

type TitleProps = KioskListPageProps & { around: string | null; hasMap: boolean };

/** Breadcrumbs and heading. */
function Title({ edition: { lang }, path, above, title, name, isNamedByGoogle = false, around, hasMap }: TitleProps) {
  return (
    <>
      <PageBreadcrumbs
        lang={lang}
        url={withLang(path, lang)}
        above={above.map((page) => ({ label: page.label, href: withLang(page.path, lang) }))}
        name={isNamedByGoogle ? (around ?? messagesOf(lang).results) : name}
      />
      <h1>{isNamedByGoogle ? <TitleOfGoogle title={title} around={around} lang={lang} /> : title}</h1>
      {/* Google's name of a place needs its source, which a Google map would show. */}
      {isNamedByGoogle && !hasMap && (
        <p className={styles.source} translate="no">
          Google Maps
        </p>
      )}
    </>
  );
}

/** Title with Google's name of a place, and the title to show when Google's content is hidden. */
function TitleOfGoogle({ title, around, lang }: { title: string; around: string | null; lang: Lang }) {
  return (
    <>
      <span data-of-google="">{title}</span>
      <span data-instead-of-google="">{around ? resultWords(lang).near(around) : messagesOf(lang).results}</span>
    </>
  );
}

type ResultsProps = Pick<KioskListPageProps, "state" | "path" | "listing" | "isUncached" | "phone"> & {
  match: NearRow | null;
  lang: Lang;
  unit: Unit;
};

/** The rows of a list and the links to its other pages, or the number to call when the list failed to load. */
function Results({ state, path, lang, unit, listing, match, isUncached, phone }: ResultsProps) {
  if (!listing) {
    return (
      <div className={styles.missing}>
        <ListUnavailable lang={lang} phone={phone} />
      </div>
    );
  }
  return (
    <>
      {listing.rows.length > 0 ? (
        <ResultList listing={listing} lang={lang} unit={unit} isUncached={isUncached} />
      ) : (
        <NoResults state={state} path={path} match={match} lang={lang} />
      )}
      <ListPagination state={state} path={path} lang={lang} listing={listing} />
    </>
  );
}
