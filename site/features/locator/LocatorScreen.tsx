import type { ReactNode } from "react";
import { withLang } from "../../i18n/languages";
import { nameOf } from "../../ui/kioskName";
import type { Edition } from "../../routing/edition";
import { loadChrome } from "../chrome/loadChrome";
import { type LanguagePaths, PageFrame } from "../chrome/PageFrame";
import { WayHere } from "../wayHere/WayHere";
import { boundsOf } from "./boundsOf";
import { FilterChips } from "./FilterChips";
import { ListEnd } from "./ListEnd";
import { ListMissing } from "./ListMissing";
import type { FoundRow, Listing } from "./listing";
import { LockedOutStrip } from "./LockedOutStrip";
import styles from "./LocatorScreen.module.css";
import type { LocatorState } from "./locatorHref";
import { MapPane } from "./MapPane";
import { NoResults } from "./NoResults";
import { ResultList } from "./ResultList";
import { ResultSummary } from "./ResultSummary";
import { SearchBox } from "./SearchBox";

interface LocatorScreenProps {
  edition: Edition;
  /** Of this screen, without language prefix and query. */
  path: string;
  languagePaths: LanguagePaths;
  /** The places above this one, below the home page; paths without language prefix. */
  above: readonly { label: string; path: string }[];
  title: string;
  /** Short, for the last crumb. */
  name: string;
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
  isAnew: boolean;
  /** Below list and map. */
  children?: ReactNode;
}

/**
 * Kiosks as a list, beside their map: the one screen of searches and of cities. The list comes first in the document; on
 * a small screen the map stands between its head and its rows.
 */
export async function LocatorScreen(props: LocatorScreenProps) {
  const { edition, path, languagePaths, above, title, name, state, words, listing, city, phone, isAnew, children } = props;
  const { lang } = edition;
  const href = withLang(path, lang);
  const { call } = await loadChrome(edition);
  const parts = { state, path: href, lang };
  return (
    <PageFrame edition={edition} languagePaths={languagePaths} isSearch>
      <div className={styles.frame}>
        <div className={styles.screen}>
          <div className={styles.head}>
            <WayHere lang={lang} url={href} above={above.map((place) => ({ label: place.label, href: withLang(place.path, lang) }))} name={name} />
            <h1 className={styles.title}>{title}</h1>
            <SearchBox state={state} value={words} lang={lang} />
            <FilterChips {...parts} services={listing?.services ?? []} open={listing?.open ?? null} />
            {listing && <ResultSummary {...parts} listing={listing} city={city} isAnew={isAnew} />}
          </div>
          <div className={styles.list}>
            {call && <LockedOutStrip call={call} city={city ?? nearCity(listing)} lang={lang} />}
            {listing ? (
              <>
                {listing.rows.length > 0 ? <ResultList listing={listing} lang={lang} isAnew={isAnew} /> : <NoResults {...parts} />}
                <ListEnd {...parts} listing={listing} />
              </>
            ) : (
              <div className={styles.missing}>
                <ListMissing lang={lang} phone={phone ?? call?.number ?? null} />
              </div>
            )}
          </div>
          <div className={styles.map}>
            <MapPane lang={lang} services={state.services} bounds={state.area ?? boundsOf((listing?.rows ?? []).map(({ kiosk }) => kiosk.geoLocation))} rows={(listing?.rows ?? []).map(toMapRow)} />
          </div>
        </div>
      </div>
      {children}
    </PageFrame>
  );
}

// Beyond the search box, the nearest kiosk's city is not where the visitor is.
function nearCity(listing: Listing | null): string | null {
  return listing && !listing.isWidened ? (listing.rows[0]?.kiosk.address.city ?? null) : null;
}

function toMapRow({ kiosk }: FoundRow) {
  return { locationId: kiosk.locationId, ...kiosk.geoLocation, name: nameOf(kiosk), path: kiosk.path };
}
