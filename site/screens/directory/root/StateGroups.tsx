import type { KioskStatesQuery } from "#site/bff/__generated__/operations.ts";
import { type Lang, toBcp47 } from "#site/i18n/languages.ts";
import { locatorWords } from "#site/i18n/locator.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { DirectoryLinks } from "../DirectoryLinks";
import styles from "#site/parts/directoryFrame/directory.module.css";

export type State = NonNullable<KioskStatesQuery["kioskStates"]>[number];

// The country of the page's language first; states of neither country last.
const COUNTRIES: Record<Lang, readonly ("US" | "CA" | null)[]> = { "en-us": ["US", "CA", null], "fr-ca": ["CA", "US", null] };

/** The country of a language's visitors. */
export const HOME_COUNTRY: Record<Lang, "US" | "CA"> = { "en-us": "US", "fr-ca": "CA" };

interface StateGroupsProps {
  states: readonly State[];
  /** Query string for the links, with its question mark. */
  query: string;
  lang: Lang;
}

/** All states and provinces by country, sorted by name in the page's language. */
export function StateGroups({ states, query, lang }: StateGroupsProps) {
  const byName = new Intl.Collator(toBcp47(lang)).compare;
  return COUNTRIES[lang].map((country) => {
    const inCountry = states.filter((state) => state.country === country).toSorted((one, other) => byName(one.name, other.name));
    if (inCountry.length === 0) return null;
    return (
      <section key={country} className={styles.group} aria-labelledby={`country-${country}`}>
        <h2 id={`country-${country}`} className={styles.heading}>
          {country ? locatorWords(lang).countries[country] : messagesOf(lang).otherPlaces}
        </h2>
        <DirectoryLinks lang={lang} query={query} entries={inCountry.map(({ path, name, kioskCount }) => ({ path, name, kioskCount }))} />
      </section>
    );
  });
}
