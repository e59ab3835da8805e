import type { TextHeading } from "#site/ui/RichText/headings.ts";
import styles from "./RichText.module.css";

/** Table of contents of a text: its headings up to level 2, as anchor links. Renders nothing for fewer than two. */
export function TableOfContents({ headings, label }: { headings: readonly TextHeading[]; label: string }) {
  const parts = headings.filter(({ level }) => level <= 2);
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
