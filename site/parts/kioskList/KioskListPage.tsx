import type { ReactNode } from "react";
import { siteConfig } from "../../config";
import { withLang } from "../../i18n/languages";
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
  /** Of this screen, without language prefix and query. */
  path: string;
  languagePaths: LanguagePaths;
  /** The places above this one, below the home page; paths without language prefix. */
  above: readonly { label: string; path: string }[];
  title: string;
  /** Short, for the last crumb. */
  name: string;
  /** Whether both hold what Google calls a place: a suggestion that was chosen. */
  isNamedByGoogle?: boolean;
  state: LocatorState;
  /** What the search box holds at first. */
  words: string | undefined;
  /** Null where the list cannot be had. */
  listing: Listing | null;
  /** The city that the list is of; without one it is of a search. */
  city?: string;
  /** Whom to call where the list is missing. */
  phone: string | null;
  /** Whether the page is for this one request, so that it may say what is true now. */
  isUncached: boolean;
  /** Below list and map. */
  children?: ReactNode;
}

/**
 * Kiosks as a list, beside their map, where there may be one: the one screen of searches and of cities. The list comes first in the
 * document; on a small screen the map stands between its head and its rows.
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
              above={above.map((place) => ({ label: place.label, href: withLang(place.path, lang) }))}
              name={isNamedByGoogle ? (around ?? messagesOf(lang).results) : name}
            />
            <h1 className={styles.title}>
              {isNamedByGoogle ? (
                <TitleOfGoogle title={title} instead={around ? resultWords(lang).near(around) : messagesOf(lang).results} />
              ) : (
                title
              )}
            </h1>
            <SearchBox state={state} value={words} lang={lang} />
            <FilterChips {...parts} services={listing?.services ?? []} open={listing?.open ?? null} />
            {listing && <ResultSummary {...parts} listing={listing} city={city} isUncached={isUncached} />}
          </div>
          <div className={styles.list}>
            {call && <LockedOutStrip call={call} city={city ?? around} lang={lang} />}
            {listing ? (
              <>
                {listing.rows.length > 0 ? <ResultList listing={listing} lang={lang} isUncached={isUncached} /> : <NoResults {...parts} />}
                <ListPagination {...parts} listing={listing} />
              </>
            ) : (
              <div className={styles.missing}>
                <ListUnavailable lang={lang} phone={phone ?? call?.number ?? null} />
              </div>
            )}
          </div>
          {map && (
            <div className={styles.map}>
              <MapPane state={state} rows={listing?.rows ?? []} settings={map} lang={lang} />
            </div>
          )}
        </div>
      </div>
      {children}
    </PageFrame>
  );
}

/** A title with Google's name of a place, and the one to show where nothing of Google's may. */
function TitleOfGoogle({ title, instead }: { title: string; instead: string }) {
  return (
    <>
      <span data-of-google="">{title}</span>
      <span data-instead-of-google="">{instead}</span>
    </>
  );
}
