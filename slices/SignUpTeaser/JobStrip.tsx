import { type Content, isFilled } from "@prismicio/client";
import type { Lang } from "#site/i18n/languages.ts";
import { leadsOn } from "#site/ui/ContentLink/ContentLink.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionTitle } from "#site/ui/SectionHead/SectionTitle.tsx";
import { SignUpButton } from "./SignUpButton";
import styles from "./SignUpTeaser.module.css";

interface JobStripProps {
  slice: Content.SignUpTeaserSlice & { variation: "compact" };
  lang: Lang;
}

/** The teaser in one line. */
export function JobStrip({ slice, lang }: JobStripProps) {
  const { title, text, button, color, custom_color } = slice.primary;
  if (!isFilled.richText(title) && !isFilled.richText(text) && !leadsOn(button)) return null;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      className={styles.strip}
    >
      <div className={styles.line}>
        <SectionTitle field={title} className={styles.lineTitle} />
        {isFilled.richText(text) && (
          <div className={styles.lineText}>
            <RichText field={text} />
          </div>
        )}
        <p className={styles.lineWay}>
          <SignUpButton link={button} look="outlined" lang={lang} />
        </p>
      </div>
    </Section>
  );
}
