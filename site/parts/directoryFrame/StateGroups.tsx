import type { KioskStatesQuery } from "../../bff/__generated__/operations";
import { type Lang, toBcp47 } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import { DirectoryLinks } from "./DirectoryLinks";
import styles from "./directory.module.css";

export type State = NonNullable<KioskStatesQuery["kioskStates"]>[number];

/** Id of the list of all states on a page. */
export const ALL_STATES = "all-states";

// The country of the page's language first; states of neither country last.
const COUNTRIES: Record<Lang, readonly ("US" | "CA" | null)[]> = { "en-us": ["US", "CA", null], "fr-ca": ["CA", "US", null] };

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
