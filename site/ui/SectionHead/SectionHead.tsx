import { isFilled, type RichTextField } from "@prismicio/client";
import { RichText } from "../RichText/RichText";
import styles from "./SectionHead.module.css";
import { SectionTitle } from "./SectionTitle";

interface SectionHeadProps {
  title: RichTextField | null;
  description: RichTextField | null;
}

/** A section's title (h2) and description. Nothing if both are empty. */
export function SectionHead({ title, description }: SectionHeadProps) {
  if (!isFilled.richText(title) && !isFilled.richText(description)) return null;
  return (
    <div className={styles.head}>
      <SectionTitle field={title} />
      {isFilled.richText(description) && (
        <div className={styles.description}>
          <RichText field={description} />
        </div>
      )}
    </div>
  );
}
