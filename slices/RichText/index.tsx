import { type Content, isFilled } from "@prismicio/client";
import { Prose } from "../../site/ui/RichText/RichText";
import { Section } from "../../site/ui/Section/Section";
import { messagesOf } from "../../site/i18n/messages";
import type { SliceProps } from "../sliceProps";
import { Contents } from "./Contents";
import styles from "./RichText.module.css";

/** Text that is read; a legal text has its table of contents beside it. */
export default function RichTextSlice({ slice, context: { lang } }: SliceProps<Content.RichTextSlice>) {
  const { text } = slice.primary;
  if (!isFilled.richText(text)) return null;
  const isLegal = slice.variation === "legal";
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <div className={isLegal ? styles.legal : styles.default}>
        {isLegal && <Contents text={text} label={messagesOf(lang).onThisPage} />}
        <Prose field={text} anchors={isLegal} lang={lang} />
      </div>
    </Section>
  );
}
