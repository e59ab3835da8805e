import type { KioskCitiesQuery } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { directoryWords } from "#site/i18n/directory.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import styles from "#site/parts/directoryFrame/directory.module.css";
import { DirectoryLinks } from "#site/parts/directoryFrame/DirectoryLinks.tsx";

type City = NonNullable<KioskCitiesQuery["kioskCities"]>[number];

/** From this number on, a state's list begins with its largest cities and is grouped by letter. */
const MANY = 40;
/** How many of the largest are listed first. */
const LARGEST = 30;

/** Whether a state has too many cities to find one by reading. */
function hasManyCities(cities: readonly City[]): boolean {
  return cities.length >= MANY;
}

interface CitiesProps {
  cities: readonly City[];
  /** Query string for the links, with its question mark. */
  query: string;
  lang: Lang;
}

/** The cities of a state by name; of many cities those with most kiosks, and a link to all. */
export function LargestCities({ cities, query, lang }: CitiesProps) {
  if (!hasManyCities(cities)) return <DirectoryLinks entries={cities.map(toEntry)} query={query} isDense lang={lang} />;
  const largest = cities.toSorted((one, other) => other.kioskCount - one.kioskCount).slice(0, LARGEST);
  return (
    <section aria-labelledby="largest-cities">
      <h2 id="largest-cities" className={styles.besideHeading}>
        {messagesOf(lang).citiesWithMost}
      </h2>
      <DirectoryLinks entries={largest.map(toEntry)} query={query} isDense lang={lang} />
      <a href={`#${ALL_CITIES}`} className={styles.all}>
        {directoryWords(lang).allCitiesByName(cities.length)}
      </a>
    </section>
  );
}

const ALL_CITIES = "all-cities";

/** Many cities by letter, with links to each letter; nothing for few, which stand beside the map. */
export function AllCities({ cities, query, lang }: CitiesProps) {
  if (!hasManyCities(cities)) return null;
  const letters = [...new Set(cities.map(letterOf))];
  const groups = letters.map((letter): [string, City[]] => [letter, cities.filter((city) => letterOf(city) === letter)]);
  return (
    <section aria-labelledby={ALL_CITIES} className={styles.group}>
      <h2 id={ALL_CITIES} className={styles.heading}>
        {directoryWords(lang).allCities(cities.length)}
      </h2>
      <nav aria-label={messagesOf(lang).jumpToLetter} className={styles.letters}>
        {groups.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles.alphabet}>
        {groups.map(([letter, inGroup]) => (
          <section key={letter} id={`letter-${letter}`} className={styles.letter} aria-labelledby={`heading-${letter}`}>
            <h3 id={`heading-${letter}`} className={styles.letterHeading}>
              {letter}
            </h3>
            <DirectoryLinks entries={inGroup.map(toEntry)} query={query} lang={lang} />
          </section>
        ))}
      </div>
    </section>
  );
}

// The slug begins with the sorting letter: `Île-Perrot` is under I.
function letterOf({ slug }: City): string {
  return slug.charAt(0).toUpperCase();
}

function toEntry({ path, city, kioskCount }: City) {
  return { path, name: city, kioskCount };
}
