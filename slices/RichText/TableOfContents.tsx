import { asText, type RichTextField, type RTNode } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
import styles from "./RichText.module.css";

/** Table of contents of a text: its headings up to level 2, as anchor links. Renders nothing for fewer than two. */
export function TableOfContents({ text, label }: { text: RichTextField; label: string }) {
  const parts = (text as readonly RTNode[]).filter((node) => anchorOf(node) && (node.type === "heading1" || node.type === "heading2"));
  if (parts.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ol>
        {parts.map((node) => (
          <li key={anchorOf(node)}>
            <a href={`#${anchorOf(node)}`}>{asText([node] as unknown as RichTextField)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
