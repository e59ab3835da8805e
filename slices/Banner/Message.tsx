import { isFilled, type LinkField, type RichTextField } from "@prismicio/client";
import type { ReactNode } from "react";
import { Arrow } from "#site/ui/Arrow.tsx";
import { ContentLink, isNamedLink } from "#site/ui/ContentLink/ContentLink.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import styles from "./Banner.module.css";

interface MessageFields {
  text: RichTextField;
  link: LinkField;
}

/** Returns whether there is neither a message nor a link with a label. */
export function isEmpty({ text, link }: MessageFields): boolean {
  return !isFilled.richText(text) && !isNamedLink(link);
}

/** The message and its link. */
export function Message({ text, link, period }: MessageFields & { period: ReactNode }) {
  return (
    <div className={styles.message}>
      {period}
      {isFilled.richText(text) && (
        <div className={styles.text}>
          <RichText field={text} />
        </div>
      )}
      {isNamedLink(link) && (
        <p className={styles.way}>
          <ContentLink field={link} className={styles.link}>
            {link.text} <Arrow />
          </ContentLink>
        </p>
      )}
    </div>
  );
}
