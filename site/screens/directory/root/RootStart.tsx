import { type Lang, withLang } from "#site/i18n/languages.ts";
import { locatorWords } from "#site/i18n/locator.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { LocationOffer } from "#site/parts/geolocation/LocationOffer.tsx";
import type { LocationTexts } from "#site/parts/geolocation/locationTexts.ts";
import { NoResults } from "#site/parts/kioskList/NoResults.tsx";
import { filtersOf, type LocatorState, printState } from "#site/parts/locator/locatorState.ts";
import { OfferPlace } from "#site/parts/locatorBar/OfferPlace.tsx";
import { DirectoryLinks } from "#site/parts/directoryFrame/DirectoryLinks.tsx";
import { ALL_STATES, HOME_COUNTRY, type State } from "#site/parts/directoryFrame/StateGroups.tsx";
import styles from "./RootScreen.module.css";

/** How many states stand beside the map. */
const MOST = 4;

interface RootStartProps {
  /** The states with kiosks that have the chosen services; null when they failed to load. */
  states: readonly State[] | null;
  asked: LocatorState;
  locationTexts: LocationTexts;
  lang: Lang;
}

/** Ways to begin beside the map: around the visitor, around the place that the device remembers, and in the states with most kiosks. */
export function RootStart({ states, asked, locationTexts, lang }: RootStartProps) {
  const messages = messagesOf(lang);
  const filters = filtersOf(asked);
  const path = withLang("/key-services/", lang);
  const most = (states ?? [])
    .filter(({ country }) => country === HOME_COUNTRY[lang])
    .toSorted((one, other) => other.kioskCount - one.kioskCount)
    .slice(0, MOST);
  return (
    <div className={styles.start}>
      <OfferPlace href={path} label={messages.kiosksNearPlace} className={styles.known} />
      <LocationOffer texts={locationTexts} asked={asked} lang={lang} />
      {states?.length === 0 && asked.services.length > 0 && <NoResults state={filters} path={path} lang={lang} />}
      {most.length > 0 && (
        <section aria-labelledby="most-kiosks">
          <h2 id="most-kiosks" className={styles.mostTitle}>
            {messages.mostKiosks} {locatorWords(lang).countries[HOME_COUNTRY[lang]]}
          </h2>
          <DirectoryLinks
            lang={lang}
            query={printState(filters)}
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
