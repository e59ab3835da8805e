import { countryOf } from "#shared/forms/regions.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { locatorWords } from "#site/i18n/locator.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { pricedName, pricesIn, toPriced } from "#site/i18n/prices.ts";
import { resultWords } from "#site/i18n/results.ts";
import type { Edition } from "#site/routing/edition.ts";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import { directoryWords } from "#site/i18n/directory.ts";
import { DirectoryLinks } from "#site/parts/directoryFrame/DirectoryLinks.tsx";
import { AllCities, LargestCities } from "./CityGroups";
import { matchingCities } from "./matchingCities";
import { StateMap } from "./StateMap";
import { PageBreadcrumbs } from "#site/parts/breadcrumbs/PageBreadcrumbs.tsx";
import { loadChrome } from "#site/parts/chrome/loadChrome.ts";
import { PageFrame } from "#site/parts/frame/PageFrame.tsx";
import { LocatorLayout } from "#site/parts/kioskList/LocatorLayout.tsx";
import styles from "#site/parts/directoryFrame/directory.module.css";
import { FilterChips } from "#site/parts/kioskList/FilterChips.tsx";
import { languagePathsOf } from "#site/parts/locator/languagePathsOf.ts";
import { ListUnavailable } from "#site/parts/kioskList/ListUnavailable.tsx";
import { type loadState, supportPhoneOf } from "#site/parts/directoryData/loadDirectory.ts";
import { filtersOf, type LocatorState, printState } from "#site/parts/locator/locatorState.ts";
import { NoResults } from "#site/parts/kioskList/NoResults.tsx";
import { SearchBox } from "#site/parts/kioskList/SearchBox.tsx";
import { DirectoryNeighbours } from "../DirectoryNeighbours";
import { DirectoryServices } from "../DirectoryServices";
import { ServiceCounts } from "../ServiceCounts";

type StateData = NonNullable<Awaited<ReturnType<typeof loadState>>>;

interface StateScreenProps {
  edition: Edition;
  /** State slug from the URL. */
  state: string;
  /** State of the URL. The service filters apply here; all filters are passed on to the cities' lists and shown. */
  locatorState: LocatorState;
  /** The state, and its cities with the chosen services. */
  data: StateData;
}

/** A state or province: its counts and its largest cities beside its map, then all its cities. */
export async function StateScreen({ edition, state, locatorState, data }: StateScreenProps) {
  const { lang } = edition;
  const { prices } = await loadChrome(edition);
  const price = pricedName(toPriced(locatorState.services[0]) ?? "keyCopy", pricesIn(prices, lang, countryOf(state.toUpperCase())), lang);
  const [words, messages] = [locatorWords(lang), messagesOf(lang)];
  const { kioskState, kioskCities } = data;
  const name = kioskState?.name ?? state.toUpperCase();
  const path = `/key-services/${encodeURIComponent(state)}/`;
  const filters = filtersOf(locatorState);
  const hasServices = locatorState.services.length > 0;
  const chips = { state: filters, path: withLang(path, lang), lang };
  return (
    <PageFrame edition={edition} languagePaths={languagePathsOf(path, filters)} hasOwnSearch>
      <LocatorLayout
        lang={lang}
        isStart
        hasHighMap
        title={
          <>
            <PageBreadcrumbs
              lang={lang}
              url={withLang(path, lang)}
              above={[{ label: messages.keyServices, href: withLang("/key-services/", lang) }]}
              name={name}
            />
            <h1>{words.inState(messages.keyServices, name)}</h1>
            <p className={styles.lead}>{leadOf(data, hasServices, price, lang)}</p>
          </>
        }
        search={<StateSearch {...chips} data={data} locatorState={locatorState} />}
        list={
          <div className={styles.beside}>
            {kioskCities ? (
              <Cities {...chips} cities={kioskCities} words={locatorState.q} hasServices={hasServices} />
            ) : (
              <ListUnavailable lang={lang} phone={supportPhoneOf(data)} />
            )}
            <p className={styles.way}>
              <SiteLink href={withLang("/key-services/", lang)}>{messages.allStates}</SiteLink>
            </p>
          </div>
        }
        map={<StateMap state={state.toUpperCase()} services={locatorState.services} lang={lang} />}
      />
      {kioskCities && !locatorState.q && (
        <div className={`shell ${styles.section} ${styles.longList}`}>
          <AllCities cities={kioskCities} query={printState(filters)} lang={lang} />
        </div>
      )}
      {/* Shown without filters only, because its counts include all kiosks. */}
      {kioskState && !hasServices && (
        <DirectoryServices counted={kioskState} title={messages.servicesByNumber} path={path} cities={kioskCities ?? []} lang={lang} />
      )}
      <DirectoryNeighbours title={messages.nearbyStates} neighbours={kioskState?.nearby ?? null} lang={lang} />
    </PageFrame>
  );
}

interface StateSearchProps {
  data: StateData;
  locatorState: LocatorState;
  /** The filters of the URL. */
  state: LocatorState;
  path: string;
  lang: Lang;
}

/**
 * The search, which the state's own page reads: a city's name means its city (statePage). Below it the filters, or without them how many
 * kiosks offer each service.
 */
function StateSearch({ data: { kioskState }, locatorState, lang, ...chips }: StateSearchProps) {
  const hasFilters = locatorState.services.length > 0 || locatorState.open !== undefined;
  return (
    <>
      {/* Not filled with the place that the device remembers, which may be in another state. */}
      <SearchBox state={locatorState} value={locatorState.q ?? ""} action={chips.path} hasLocate={false} hasFind lang={lang} />
      {kioskState && (
        <div className={styles.counts}>
          {hasFilters ? (
            <FilterChips {...chips} services={kioskState.services} open={locatorState.open && null} lang={lang} />
          ) : (
            <ServiceCounts services={kioskState.services} lang={lang} />
          )}
        </div>
      )}
    </>
  );
}

interface CitiesProps {
  cities: NonNullable<StateData["kioskCities"]>;
  state: LocatorState;
  path: string;
  lang: Lang;
  hasServices: boolean;
  /** What a city's name was searched for by; undefined without a search. */
  words: string | undefined;
}

function Cities({ cities, state, path, lang, hasServices, words }: CitiesProps) {
  if (words) return <FoundCities cities={matchingCities(cities, words)} state={state} path={path} words={words} lang={lang} />;
  return (
    <>
      {cities.length === 0 && hasServices && <NoResults state={state} path={path} lang={lang} />}
      <LargestCities cities={cities} query={printState(state)} lang={lang} />
    </>
  );
}

/** The cities that a search found, several at least: a single one leads to its page (statePage). */
function FoundCities({ cities, state, path, words, lang }: Omit<CitiesProps, "hasServices" | "words"> & { words: string }) {
  return (
    <>
      <h2 className={styles.heading}>{directoryWords(lang).citiesFound(cities.length, words)}</h2>
      <DirectoryLinks
        entries={cities.map(({ city, path: of, kioskCount }) => ({ path: of, name: city, kioskCount }))}
        query={printState(state)}
        lang={lang}
      />
      <p className={styles.way}>
        <SiteLink href={path + printState(state)}>{messagesOf(lang).allCitiesHere}</SiteLink>
      </p>
    </>
  );
}

/** The counts of a state in a sentence, and the price in another; null when they failed to load. */
function leadOf({ kioskState, kioskCities }: StateData, hasServices: boolean, price: string | null, lang: Lang): string | null {
  if (!kioskState || !kioskCities) return null;
  if (kioskState.kioskCount === 0) return resultWords(lang).noneNear(true);
  const counts = locatorWords(lang).stateLead(kioskState.kioskCount, kioskCities.length, hasServices);
  return price ? `${counts} ${price}.` : counts;
}
