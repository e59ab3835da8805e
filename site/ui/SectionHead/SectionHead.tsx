import { isFilled, type RichTextField } from "@prismicio/client";
import { PrismicText } from "@prismicio/react";
import { RichText } from "../RichText/RichText";
import styles from "./SectionHead.module.css";

interface SectionHeadProps {
  title: RichTextField | null;
  description: RichTextField | null;
}

/** What a section is about: its h2 and a sentence or two. Nothing where both are empty. */
export function SectionHead({ title, description }: SectionHeadProps) {
  if (!isFilled.richText(title) && !isFilled.richText(description)) return null;
  return (
    <div className={styles.head}>
      {isFilled.richText(title) && (
        <h2 className={styles.title}>
          <PrismicText field={title} />
        </h2>
      )}
      {isFilled.richText(description) && (
        <div className={styles.description}>
          <RichText field={description} />
        </div>
      )}
    </div>
  );
}
