import { type Content, isFilled } from "@prismicio/client";
import { Prose } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { messagesOf } from "#site/i18n/messages.ts";
import type { SliceProps } from "../sliceProps";
import { TableOfContents } from "./TableOfContents";
import styles from "./RichText.module.css";

/** Running text; a legal text has a table of contents beside it. */
export default function RichTextSlice({ slice, context: { lang } }: SliceProps<Content.RichTextSlice>) {
  const { text } = slice.primary;
  if (!isFilled.richText(text)) return null;
  const isLegal = slice.variation === "legal";
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <div className={isLegal ? styles.legal : styles.default}>
        {isLegal && <TableOfContents text={text} label={messagesOf(lang).onThisPage} />}
        <Prose field={text} lang={lang} />
      </div>
    </Section>
  );
}
