import type { RichTextField } from "@prismicio/client";
import { headingsOf } from "../../site/ui/RichText/headings";
import styles from "./RichText.module.css";

/** The table of contents of a text: its headings of level 2, as plain anchors. Nothing where there are fewer than two. */
export function Contents({ text, label }: { text: RichTextField; label: string }) {
  const parts = headingsOf(text).filter(({ level }) => level <= 2);
  if (parts.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ol>
        {parts.map(({ anchor, words }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
