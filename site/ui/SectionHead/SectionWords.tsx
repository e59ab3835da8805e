import { isFilled, type RichTextField } from "@prismicio/client";
import type { ReactNode } from "react";
import { RichText } from "../RichText/RichText";
import { SectionTitle } from "./SectionTitle";
import styles from "./SectionWords.module.css";

interface SectionWordsProps {
  title: RichTextField;
  text: RichTextField | null | undefined;
  className?: string;
  /** Buttons or links. */
  children: ReactNode;
}

/** The text beside a picture: title, description and actions. */
export function SectionWords({ title, text, className = "", children }: SectionWordsProps) {
  return (
    <div className={`${styles.words} ${className}`}>
      <SectionTitle field={title} />
      {isFilled.richText(text) && (
        <div className={styles.text}>
          <RichText field={text} />
        </div>
      )}
      {children}
    </div>
  );
}
