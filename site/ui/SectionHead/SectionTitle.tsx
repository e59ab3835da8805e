import { asText, isFilled, type RichTextField } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
import { Sentences } from "../Sentences/Sentences";
import styles from "./SectionHead.module.css";

/** The title (h2) of a section. Nothing if the field is empty. */
export function SectionTitle({ field, className = "" }: { field: RichTextField | null | undefined; className?: string }) {
  if (!isFilled.richText(field)) return null;
  return (
    <h2 id={anchorOf(field[0])} className={`${styles.title} ${className}`}>
      <Sentences text={asText(field)} />
    </h2>
  );
}
