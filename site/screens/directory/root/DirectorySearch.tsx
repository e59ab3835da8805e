import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { SERVICES } from "#site/i18n/services.ts";
import { FilterChips } from "#site/parts/kioskList/FilterChips.tsx";
import type { ServiceCount } from "#site/parts/kioskList/listing.ts";
import type { LocatorState } from "#site/parts/locator/locatorState.ts";
import styles from "./RootScreen.module.css";
import { SearchBox } from "#site/parts/kioskList/SearchBox.tsx";

interface DirectorySearchProps {
  asked: LocatorState;
  /** Set when a search found nothing; `isSilent` when the query failed. */
  nothing?: { isSilent: boolean };
  /** Kiosks with the chosen services, by state; null when unknown. */
  states: readonly { services: readonly ServiceCount[] }[] | null;
  lang: Lang;
}

/** Search box and filters. After a search that found nothing, it says so. */
export function DirectorySearch({ asked, nothing, states, lang }: DirectorySearchProps) {
  const messages = messagesOf(lang);
  return (
    <>
      {/* The button for the visitor's position stands below, with the reason why one would share it. */}
      <SearchBox state={asked} value={asked.q} isInvalid={nothing !== undefined} hasLocate={false} lang={lang}>
        {nothing && (
          <p className={styles.fault}>
            {nothing.isSilent ? messages.searchSilent : messages.noPlaceMatched.replace("{place}", () => asked.q ?? "")}
          </p>
        )}
      </SearchBox>
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
