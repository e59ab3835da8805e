import { type Content, isFilled } from "@prismicio/client";
import { EmbedFrame } from "#site/ui/Embed/EmbedFrame.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionTitle } from "#site/ui/SectionHead/SectionTitle.tsx";
import type { SliceProps } from "../sliceProps";
import styles from "./Embed.module.css";

/** A video or other embedded content, beside its title. Nothing without it. */
export default function Embed({ slice, context: { lang } }: SliceProps<Content.EmbedSlice>) {
  const { title, text, embed } = slice.primary;
  const hasWords = isFilled.richText(title) || isFilled.richText(text);
  if (!isFilled.embed(embed)) return null;
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <div className={hasWords ? styles.pair : undefined}>
        {hasWords && (
          <div className={styles.words}>
            <SectionTitle field={title} />
            {isFilled.richText(text) && (
              <div className={styles.text}>
                <RichText field={text} />
              </div>
            )}
          </div>
        )}
        <EmbedFrame field={embed} lang={lang} />
      </div>
    </Section>
  );
}
