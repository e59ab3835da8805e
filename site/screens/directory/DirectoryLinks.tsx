import type { ReactNode } from "react";
import { type Lang, withLang } from "../../i18n/languages";
import { formatCount, locatorWords } from "../../i18n/locator";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./DirectoryLinks.module.css";

interface Place {
  /** Without language prefix. */
  path: string;
  name: string;
  kiosks: number;
  /** What else is known of it. */
  more?: ReactNode;
}

interface DirectoryLinksProps {
  places: readonly Place[];
  /** What the lists there are asked for, from the question mark on. */
  query?: string;
  lang: Lang;
}

/** Places with their number of kiosks, in as many columns as fit. */
export function DirectoryLinks({ places, query = "", lang }: DirectoryLinksProps) {
  return (
    <ul className={styles.places}>
      {places.map(({ path, name, kiosks, more }) => (
        <li key={path} className={styles.place}>
          <SiteLink href={withLang(path, lang) + query} className={styles.link}>
            <span>{name}</span>
            <span className={styles.count}>
              <span aria-hidden="true">{formatCount(kiosks, lang)}</span>
              <span className="visually-hidden">{locatorWords(lang).kiosks(kiosks)}</span>
            </span>
          </SiteLink>
          {more}
        </li>
      ))}
    </ul>
  );
}
