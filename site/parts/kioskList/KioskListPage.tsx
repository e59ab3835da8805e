import type { ReactNode } from "react";
import { recordChangeAt } from "../../bff/renderContext";
import { siteConfig } from "../../config";
import { unitOf } from "../../i18n/formatDistance";
import { type LanguagePaths, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { resultWords } from "../../i18n/results";
import type { Edition } from "../../routing/edition";
import { loadChrome } from "../chrome/loadChrome";
import { PageFrame } from "../frame/PageFrame";
import { type Area, type LocatorState, printState } from "../locator/locatorState";
import { mapSettings } from "../map/mapSettings";
import { FilterChips } from "./FilterChips";
import { KioskList } from "./KioskList";
import styles from "./KioskListPage.module.css";
import { ListOrder } from "./ListOrder";
import { ListStatus } from "./ListStatus";
import { ListTitle } from "./ListTitle";
import { ListUnavailable } from "./ListUnavailable";
import { cityOfSearch, type Listing, type NearRow } from "./listing";
import { LocatorLayout } from "./LocatorLayout";
import { MapPane } from "./MapPane";
import { type ReadListing, readListing } from "./readListing";
import { SearchBox } from "./SearchBox";

interface KioskListPageProps {
  edition: Edition;
  /** Path of this screen, without language prefix and query. */
  path: string;
  languagePaths: LanguagePaths;
  /** Breadcrumbs between the home page and this page; paths without language prefix. */
  above: readonly { label: string; path: string }[];
  /** Returns the title for a number of kiosks; null when it is not known, or says nothing. */
  titleOf(count: number | null): string;
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
  fallback?: { surroundings: Area | null; match: NearRow | null };
  /** When the list was read: its opening statuses are of this moment. */
  now: Date;
  /** Content below list and map. */
  children?: ReactNode;
}

/** What filters show when the list failed to load, and when a list needs nothing in its place. */
const EMPTY: Pick<Listing, "services" | "open"> = { services: [], open: null };
const NO_FALLBACK = { surroundings: null, match: null };

/** List of kiosks beside their map, for searches and for cities. It is true until the first of its opening statuses changes. */
export async function KioskListPage(props: KioskListPageProps) {
  const { edition, path, languagePaths, state, listing, city, phone, fallback = NO_FALLBACK, now, children } = props;
  const { lang } = edition;
  const href = withLang(path, lang);
  const { call, prices } = await loadChrome(edition);
  const unit = unitOf(lang, (listing?.rows[0] ?? fallback.match)?.kiosk.address.country);
  const parts = { state, path: href, lang, unit, city };
  const around = listing && cityOfSearch(listing, state);
  const map = mapSettings(siteConfig().map);
  const read = listing && readListing(listing, { lang, unit, now, city, around, prices, requestedServices: state.services });
  if (read) recordChangeAt(read.changesAt);
  const titles = titlesOf(props, around);
  return (
    <PageFrame edition={edition} languagePaths={languagePaths} hasOwnSearch>
      <LocatorLayout
        lang={lang}
        view={state.view}
        call={call}
        views={viewsOf(state, href)}
        title={
          <ListTitle {...props} {...titles} hasMap={map !== null} lang={lang}>
            {listing && <ListOrder {...parts} listing={listing} />}
          </ListTitle>
        }
        search={
          <>
            <Search {...props} path={href} />
            {read && <ListStatus {...parts} listing={listing} title={titles.status} answer={read.answer} />}
          </>
        }
        list={
          read ? (
            <KioskList
              {...parts}
              listing={listing}
              read={read}
              match={fallback.match}
              call={call}
              around={around}
              prices={prices}
              now={now}
            />
          ) : (
            <div className={styles.missing}>
              <ListUnavailable lang={lang} phone={phone ?? call?.number ?? null} href={href + printState(state)} />
            </div>
          )
        }
        map={map && <MapPane state={state} {...mapOf(props, read)} unit={unit} settings={map} lang={lang} />}
      />
      {children}
    </PageFrame>
  );
}

type SearchProps = Pick<KioskListPageProps, "edition" | "path" | "state" | "words" | "note" | "listing">;

/** Search box and filters. */
function Search({ edition: { lang }, path, state, words, note, listing }: SearchProps) {
  const { services, open } = listing ?? EMPTY;
  return (
    <>
      <SearchBox state={state} value={words} lang={lang}>
        {note && <p>{note}</p>}
      </SearchBox>
      <FilterChips state={state} path={path} lang={lang} services={services} open={open} />
    </>
  );
}

/** Returns what the map shows of a list. */
function mapOf({ listing, fallback = NO_FALLBACK }: KioskListPageProps, read: ReadListing | null) {
  const answerAt = read?.answer?.isOpen ? read.answer.row.geoLocation : null;
  return { rows: read?.rows ?? [], answerAt, first: (listing?.offset ?? 0) + 1, surroundings: fallback.surroundings };
}

/** Returns the titles of a list: as visitors read it, without Google's content, and as screen readers hear it when it changes. */
function titlesOf(
  { edition: { lang }, titleOf, isNamedByGoogle = false, state, listing, city }: KioskListPageProps,
  around: string | null,
) {
  // A list that is farther away or only a part has its sentence below.
  const isPlain = listing !== null && !listing.isWidened && listing.total > 0 && (listing.lookedAt === null || !state.open);
  const count = isPlain ? listing.total : null;
  const title = titleOf(count);
  const plain = around ? resultWords(lang).near(around, count, state.open) : resultWords(lang).nearYou(count, state.open);
  const ofCity = city && count !== null ? `${resultWords(lang).kiosks(count, state.open)} ${resultWords(lang).inCity(city)}` : undefined;
  return {
    title,
    status: ofCity ?? (isNamedByGoogle ? plain : title),
    ...(isNamedByGoogle && { titleWithoutGoogle: plain, name: around ?? messagesOf(lang).results }),
  };
}

function viewsOf(state: LocatorState, href: string) {
  return { list: href + printState({ ...state, view: undefined }), map: href + printState({ ...state, view: "map" }) };
}
