import { type Lang, withLang } from "#site/i18n/languages.ts";
import { SERVICES } from "#site/i18n/services.ts";
import { LocationOffer } from "#site/parts/geolocation/LocationOffer.tsx";
import type { LocationTexts } from "#site/parts/geolocation/locationTexts.ts";
import { FilterChips } from "#site/parts/kioskList/FilterChips.tsx";
import type { ServiceCount } from "#site/parts/kioskList/listing.ts";
import type { LocatorState } from "#site/parts/locator/locatorState.ts";
import { SearchBox } from "#site/parts/kioskList/SearchBox.tsx";
import styles from "./RootScreen.module.css";

interface DirectorySearchProps {
  locatorState: LocatorState;
  /** Kiosks with the chosen services, by state; null when unknown. */
  states: readonly { services: readonly ServiceCount[] }[] | null;
  locationTexts: LocationTexts;
  lang: Lang;
}

/** Search box, the visitor's location, and the filters if some are chosen. */
export function DirectorySearch({ locatorState, states, locationTexts, lang }: DirectorySearchProps) {
  return (
    <>
      {/* The button for the visitor's position stands below, with the reason why one would share it. */}
      <div className={styles.field}>
        <SearchBox state={locatorState} value={locatorState.q} hasLocate={false} hasFind lang={lang} />
      </div>
      <LocationOffer texts={locationTexts} state={locatorState} lang={lang} />
      {(locatorState.services.length > 0 || locatorState.open) && (
        <FilterChips
          path={withLang("/key-services/", lang)}
          state={locatorState}
          services={states ? sumServices(states) : []}
          open={locatorState.open && null}
          lang={lang}
        />
      )}
    </>
  );
}

function sumServices(states: NonNullable<DirectorySearchProps["states"]>): ServiceCount[] {
  const all = states.flatMap(({ services }) => services);
  return SERVICES.map((service) => ({
    service,
    kioskCount: all.reduce((sum, one) => (one.service === service ? sum + one.kioskCount : sum), 0),
  }));
}
