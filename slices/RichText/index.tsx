import { type Content, isFilled, type RichTextField } from "@prismicio/client";
import type { SliceLike } from "@prismicio/react";
import { headingsOf } from "#site/ui/RichText/headings.ts";
import { Prose } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { messagesOf } from "#site/i18n/messages.ts";
import type { SliceProps } from "../sliceProps";
import { TableOfContents } from "./TableOfContents";
import styles from "./RichText.module.css";

/** Running text; a legal text has a table of contents beside it. */
export default function RichTextSlice({ slice, slices, context: { lang } }: SliceProps<Content.RichTextSlice>) {
  const { text } = slice.primary;
  if (!isFilled.richText(text)) return null;
  const isLegal = slice.variation === "legal";
  const headings = isLegal ? headingsOf(text, legalTextAbove(slice, slices)) : [];
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <div className={isLegal ? styles.legal : styles.default}>
        {isLegal && <TableOfContents headings={headings} label={messagesOf(lang).onThisPage} />}
        <Prose field={text} headings={headings} lang={lang} />
      </div>
    </Section>
  );
}

/** Returns the legal texts above a slice on its page: the anchors of their headings are taken. */
function legalTextAbove(slice: Content.RichTextSlice, slices: readonly SliceLike[] = [slice]): RichTextField {
  return slices.slice(0, slices.indexOf(slice)).flatMap((one) => (isLegalText(one) ? (one.primary.text ?? []) : [])) as RichTextField;
}

function isLegalText(slice: SliceLike): slice is Content.RichTextSlice {
  return "slice_type" in slice && slice.slice_type === "rich_text" && "variation" in slice && slice.variation === "legal";
}
