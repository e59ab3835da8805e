import { type Lang, withLang } from "#site/i18n/languages.ts";
import { SERVICES } from "#site/i18n/services.ts";
import { FilterChips } from "#site/parts/kioskList/FilterChips.tsx";
import type { ServiceCount } from "#site/parts/kioskList/listing.ts";
import type { LocatorState } from "#site/parts/locator/locatorState.ts";
import { SearchBox } from "#site/parts/kioskList/SearchBox.tsx";

interface DirectorySearchProps {
  asked: LocatorState;
  /** Kiosks with the chosen services, by state; null when unknown. */
  states: readonly { services: readonly ServiceCount[] }[] | null;
  lang: Lang;
}

/** Search box and filters. */
export function DirectorySearch({ asked, states, lang }: DirectorySearchProps) {
  return (
    <>
      {/* The button for the visitor's position stands below, with the reason why one would share it. */}
      <SearchBox state={asked} value={asked.q} hasLocate={false} hasFind lang={lang} />
      <FilterChips
        path={withLang("/key-services/", lang)}
        state={asked}
        services={states ? sumServices(states) : []}
        open={asked.open && null}
        lang={lang}
      />
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
