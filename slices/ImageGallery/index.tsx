import { type Content, isFilled } from "@prismicio/client";
import type { CSSProperties } from "react";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import styles from "./ImageGallery.module.css";
import { Picture } from "./Picture";

/** Pictures of any ratio with captions, in justified rows or in one row that scrolls; each opens large. */
export default function ImageGallery({ slice, context: { lang } }: SliceProps<Content.ImageGallerySlice>) {
  const { title, description, images, color, custom_color, curve } = slice.primary;
  const filled = images.filter(({ image }) => isFilled.image(image));
  if (filled.length === 0) return null;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <SectionHead title={title} description={description} />
      <ul className={slice.variation === "strip" ? styles.strip : styles.grid}>
        {filled.map(({ image, caption }, index) => (
          <li key={index} className={styles.item} style={{ "--ratio": ratioOf(image) } as CSSProperties}>
            <Picture id={`${slice.id}-${index + 1}`} image={image} caption={caption} number={index + 1} lang={lang} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ratioOf({ dimensions }: Content.ImageGallerySliceDefault["primary"]["images"][number]["image"]): number {
  return dimensions ? Math.round((dimensions.width / dimensions.height) * 1000) / 1000 : 1;
}
