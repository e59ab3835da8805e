import { type Lang, withLang } from "../../i18n/languages";
import { formatCount } from "../../i18n/formatNumber";
import { locatorWords } from "../../i18n/locator";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./DirectoryLinks.module.css";

interface Entry {
  /** Path without language prefix. */
  path: string;
  name: string;
  kioskCount: number;
}

interface DirectoryLinksProps {
  entries: readonly Entry[];
  /** Query string for the links, with its question mark. */
  query?: string;
  /** Whether the list is long and stands in narrow columns, with plain numbers. */
  isDense?: boolean;
  lang: Lang;
}

/** Links to states or cities with their number of kiosks, in as many columns as fit. */
export function DirectoryLinks({ entries, query = "", isDense = false, lang }: DirectoryLinksProps) {
  return (
    <ul className={`${styles.entries} ${isDense ? styles.dense : ""}`}>
      {entries.map(({ path, name, kioskCount }) => (
        <li key={path} className={styles.entry}>
          <SiteLink href={withLang(path, lang) + query} className={styles.link}>
            <span className={styles.name}>{name}</span>{" "}
            <span className={styles.count}>
              {isDense ? <NumberAlone count={kioskCount} lang={lang} /> : locatorWords(lang).kiosks(kioskCount)}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The number of kiosks, which screen readers hear with the word that follows it. */
function NumberAlone({ count, lang }: { count: number; lang: Lang }) {
  const number = formatCount(count, lang);
  return (
    <>
      {number}
      <span className="visually-hidden">{locatorWords(lang).kiosks(count).slice(number.length)}</span>
    </>
  );
}
