import type { RichTextField } from "@prismicio/client";
import type { ReactNode } from "react";
import { SectionHead } from "../ui/SectionHead/SectionHead";
import styles from "./FormLayout.module.css";

/** A form with an editor's title and description beside or above it. */
export function FormLayout({
  anchor,
  title,
  description,
  children,
}: {
  /** An id for links to the form. */
  anchor?: string;
  title: RichTextField | null;
  description: RichTextField | null;
  children: ReactNode;
}) {
  return (
    <div className={styles.layout}>
      <div className={styles.words}>
        <SectionHead title={title} description={description} />
      </div>
      {anchor ? (
        <div id={anchor} className={styles.anchor}>
          {children}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
