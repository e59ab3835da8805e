import type { Lang } from "../../i18n/languages";
import { DirectoryLinks } from "#site/parts/directoryFrame/DirectoryLinks.tsx";
import styles from "./DirectoryNeighbours.module.css";

interface DirectoryNeighboursProps {
  title: string;
  /** Null when they failed to load. */
  neighbours: readonly { name: string; path: string; kioskCount: number }[] | null;
  lang: Lang;
}

/** The neighbouring states or cities with kiosks; renders nothing without any. */
export function DirectoryNeighbours({ title, neighbours, lang }: DirectoryNeighboursProps) {
  if (!neighbours || neighbours.length === 0) return null;
  return (
    <section aria-labelledby="neighbours" className={`shell ${styles.section}`}>
      <h2 id="neighbours" className={styles.title}>
        {title}
      </h2>
      <DirectoryLinks entries={neighbours} lang={lang} />
    </section>
  );
}
