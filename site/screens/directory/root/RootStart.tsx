import type { LargestCitiesQuery } from "#site/bff/__generated__/operations.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { largestFirst } from "#site/i18n/largestFirst.ts";
import { NoResults } from "#site/parts/kioskList/NoResults.tsx";
import { filtersOf, type LocatorState, printState } from "#site/parts/locator/locatorState.ts";
import { OfferPlace } from "#site/parts/locatorBar/OfferPlace.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import { DirectoryLinks } from "#site/parts/directoryFrame/DirectoryLinks.tsx";
import { ALL_STATES, type State } from "#site/parts/directoryFrame/StateGroups.tsx";
import styles from "./RootScreen.module.css";

/** How many states stand beside the map; on phones, the first eight of them. */
const MOST = 18;

interface RootStartProps {
  /** The cities with most kiosks; null when they failed to load. */
  cities: LargestCitiesQuery["largestCities"] | null;
  /** The states with kiosks that have the chosen services; null when they failed to load. */
  states: readonly State[] | null;
  locatorState: LocatorState;
  lang: Lang;
}

/** Ways to begin beside the map: around the place that the device remembers, and in the states with most kiosks. */
export function RootStart({ states, cities, locatorState, lang }: RootStartProps) {
  const messages = messagesOf(lang);
  const filters = filtersOf(locatorState);
  const path = withLang("/key-services/", lang);
  const most = largestFirst(states ?? [], lang).slice(0, MOST);
  return (
    <div className={styles.start}>
      <OfferPlace href={path} label={messages.kiosksNearPlace} className={styles.known} />
      {cities && printState(filters) === "" && <Cities cities={cities} lang={lang} />}
      {states?.length === 0 && locatorState.services.length > 0 && <NoResults state={filters} path={path} lang={lang} />}
      {most.length > 0 && (
        <section aria-labelledby="most-kiosks">
          <h2 id="most-kiosks" className={styles.mostTitle}>
            {messages.largestCities}
          </h2>
          <DirectoryLinks
            lang={lang}
            query={printState(filters)}
            isDense
            entries={most.map(({ path: to, name, kioskCount }) => ({ path: to, name, kioskCount }))}
          />
          <a href={`#${ALL_STATES}`} className={styles.all}>
            {messages.allStates}
          </a>
        </section>
      )}
    </div>
  );
}

/** The largest cities in a row that scrolls, on phones. */
function Cities({ cities, lang }: { cities: NonNullable<RootStartProps["cities"]>; lang: Lang }) {
  return (
    <ul className={styles.cities}>
      {cities.map(({ path, city, state }) => (
        <li key={path}>
          <SiteLink href={withLang(path, lang)} className={styles.city}>
            {city}
            <span className="visually-hidden">, {state}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
