import type { Lang } from "../../i18n/languages";
import { DirectoryLinks } from "./DirectoryLinks";
import styles from "./DirectoryNeighbours.module.css";

interface DirectoryNeighboursProps {
  title: string;
  /** Null where they cannot be had. */
  places: readonly { name: string; path: string; kiosks: number }[] | null;
  lang: Lang;
}

/** Where else there are kiosks not far from here; nothing where that is nowhere. */
export function DirectoryNeighbours({ title, places, lang }: DirectoryNeighboursProps) {
  if (!places || places.length === 0) return null;
  return (
    <section aria-labelledby="places-nearby" className={`shell ${styles.section}`}>
      <h2 id="places-nearby" className={styles.title}>
        {title}
      </h2>
      <DirectoryLinks places={places} lang={lang} />
    </section>
  );
}
