import { type Content, isFilled } from "@prismicio/client";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import { filledNumbers, Numbers } from "./Numbers";
import styles from "./Stats.module.css";

/** Key figures: large ones in a row, or a list beside a picture. */
export default function Stats({ slice }: SliceProps<Content.StatsSlice>) {
  const { title, description, color, custom_color, curve } = slice.primary;
  const isRow = slice.variation === "default";
  const image = "image" in slice.primary ? slice.primary.image : null;
  const numbers = filledNumbers(slice.primary.numbers);
  const hasWords = isFilled.richText(title) || isFilled.richText(description) || numbers.length > 0;
  const hasImage = isFilled.image(image);
  if (!hasWords && !hasImage) return null;
  return (
    // A row of numbers is on ink by default, because white would not hold it together.
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={isRow ? color || "ink" : color}
      customColor={custom_color}
      curve={curve}
    >
      <div className={hasWords && hasImage ? styles.pair : undefined}>
        {hasWords && (
          <div>
            <SectionHead title={title} description={description} />
            {numbers.length > 0 && <Numbers numbers={numbers} isRow={isRow} />}
          </div>
        )}
        {image && hasImage && (
          <div className={styles.panel}>
            <ContentImage field={image} className={styles.image} sizes="(min-width: 960px) 40vw, 100vw" />
          </div>
        )}
      </div>
    </Section>
  );
}
