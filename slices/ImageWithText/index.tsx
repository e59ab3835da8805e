import { type Content, isFilled } from "@prismicio/client";
import { ButtonList, hasButtons } from "#site/ui/Button/ButtonList.tsx";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { Prose } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionTitle } from "#site/ui/SectionHead/SectionTitle.tsx";
import type { SliceProps } from "../sliceProps";
import styles from "./ImageWithText.module.css";

/** A picture on one side, text on the other. The text comes first in the source, because it names the subject. */
export default function ImageWithText({ slice }: SliceProps<Content.ImageWithTextSlice>) {
  const { title, text, image, buttons, color, custom_color, curve } = slice.primary;
  const hasWords = isFilled.richText(title) || isFilled.richText(text) || hasButtons(buttons);
  const hasImage = isFilled.image(image);
  if (!hasWords && !hasImage) return null;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <div className={hasWords && hasImage ? `${styles.pair} ${styles[slice.variation]}` : undefined}>
        {hasWords && (
          <div className={styles.words}>
            <SectionTitle field={title} />
            {isFilled.richText(text) && (
              <div className={styles.text}>
                <Prose field={text} />
              </div>
            )}
            <ButtonList buttons={buttons} className={styles.buttons} />
          </div>
        )}
        {hasImage && (
          <div className={styles.panel}>
            <ContentImage field={image} className={styles.image} sizes="(min-width: 1440px) 620px, (min-width: 960px) 45vw, 100vw" />
          </div>
        )}
      </div>
    </Section>
  );
}
