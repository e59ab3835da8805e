import type { ReactNode } from "react";
import { siteConfig } from "../../config";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import type { Edition } from "../../routing/edition";
import { loadChrome } from "../chrome/loadChrome";
import type { LanguagePaths } from "../../i18n/languagePaths";
import { PageFrame } from "../frame/PageFrame";
import { mapSettings } from "../map/mapSettings";
import { PageBreadcrumbs } from "../breadcrumbs/PageBreadcrumbs";
import { FilterChips } from "./FilterChips";
import { ListPagination } from "./ListPagination";
import { ListUnavailable } from "./ListUnavailable";
import { cityOfSearch, type Listing } from "./listing";
import { LockedOutStrip } from "./LockedOutStrip";
import styles from "./KioskListPage.module.css";
import type { LocatorState } from "../locator/locatorState";
import { MapPane } from "./MapPane";
import { NoResults } from "./NoResults";
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
  /** Null when the list failed to load. */
  listing: Listing | null;
  /** City of the list; undefined for a search. */
  city?: string;
  /** Number to call when the list failed to load. */
  phone: string | null;
  /** Whether the page is rendered for this request alone. Only then may it hold what is true now, such as opening status. */
  isUncached: boolean;
  /** Content below list and map. */
  children?: ReactNode;
}

/** What filters and map show when the list failed to load. */
const EMPTY: Pick<Listing, "services" | "open" | "rows"> = { services: [], open: null, rows: [] };

/**
 * List of kiosks beside their map, for searches and for cities. The list comes first in the document; on a small screen the map stands
 * between the list's head and its rows.
 */
export async function KioskListPage(props: KioskListPageProps) {
  const {
    edition,
    path,
    languagePaths,
    above,
    title,
    name,
    isNamedByGoogle = false,
    state,
    words,
    listing,
    city,
    phone,
    isUncached,
    children,
  } = props;
  const { lang } = edition;
  const href = withLang(path, lang);
  const { call } = await loadChrome(edition);
  const parts = { state, path: href, lang };
  const { services, open, rows } = listing ?? EMPTY;
  const around = listing && cityOfSearch(listing, state);
  const map = mapSettings(siteConfig().map);
  return (
    <PageFrame edition={edition} languagePaths={languagePaths} isSearch>
      <div className={styles.frame}>
        <div className={styles.screen}>
          <div className={styles.head}>
            <PageBreadcrumbs
              lang={lang}
              url={href}
              above={above.map((page) => ({ label: page.label, href: withLang(page.path, lang) }))}
              name={isNamedByGoogle ? (around ?? messagesOf(lang).results) : name}
            />
            <h1 className={styles.title}>{isNamedByGoogle ? <TitleOfGoogle title={title} around={around} lang={lang} /> : title}</h1>
            {/* Google's name of a place needs its source, which a Google map would show. */}
            {isNamedByGoogle && !map && (
              <p className={styles.source} translate="no">
                Google Maps
              </p>
            )}
            <SearchBox state={state} value={words} lang={lang} />
            <FilterChips {...parts} services={services} open={open} />
            {listing && <ResultSummary {...parts} listing={listing} city={city} isUncached={isUncached} />}
          </div>
          <div className={styles.list}>
            {call && <LockedOutStrip call={call} city={city ?? around} lang={lang} />}
            <Results {...parts} listing={listing} isUncached={isUncached} phone={phone ?? call?.number ?? null} />
          </div>
          {map && (
            <div className={styles.map}>
              <MapPane state={state} rows={rows} settings={map} lang={lang} />
            </div>
          )}
        </div>
      </div>
      {children}
    </PageFrame>
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

type ResultsProps = Pick<KioskListPageProps, "state" | "path" | "listing" | "isUncached" | "phone"> & { lang: Lang };

/** The rows of a list and the links to its other pages, or the number to call when the list failed to load. */
function Results({ state, path, lang, listing, isUncached, phone }: ResultsProps) {
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
        <ResultList listing={listing} lang={lang} isUncached={isUncached} />
      ) : (
        <NoResults state={state} path={path} lang={lang} />
      )}
      <ListPagination state={state} path={path} lang={lang} listing={listing} />
    </>
  );
}
