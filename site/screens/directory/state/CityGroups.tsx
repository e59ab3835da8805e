import type { KioskCitiesQuery } from "../../../bff/__generated__/operations";
import type { Lang } from "../../../i18n/languages";
import { messagesOf } from "../../../i18n/messages";
import styles from "../../../parts/directoryFrame/directory.module.css";
import { DirectoryLinks } from "../DirectoryLinks";

type City = NonNullable<KioskCitiesQuery["kioskCities"]>[number];

/** From this number on, cities are grouped by letter. */
const MANY = 40;

interface CityGroupsProps {
  cities: readonly City[];
  /** Query string for the links, with its question mark. */
  query: string;
  lang: Lang;
}

/** The cities of a state by name. Many cities are grouped by letter, with links to each letter. */
export function CityGroups({ cities, query, lang }: CityGroupsProps) {
  if (cities.length < MANY) return <DirectoryLinks entries={cities.map(toEntry)} query={query} lang={lang} />;
  const letters = [...new Set(cities.map(letterOf))];
  const groups = letters.map((letter): [string, City[]] => [letter, cities.filter((city) => letterOf(city) === letter)]);
  return (
    <>
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
            <h2 id={`heading-${letter}`} className={styles.letterHeading}>
              {letter}
            </h2>
            <DirectoryLinks entries={inGroup.map(toEntry)} query={query} lang={lang} />
          </section>
        ))}
      </div>
    </>
  );
}

// The slug begins with the sorting letter: `Île-Perrot` is under I.
function letterOf({ slug }: City): string {
  return slug.charAt(0).toUpperCase();
}

function toEntry({ path, city, kiosks }: City) {
  return { path, name: city, kiosks };
}
