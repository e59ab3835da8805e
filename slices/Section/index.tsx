import { type Content, isFilled } from "@prismicio/client";
import { ButtonList, hasButtons } from "#site/ui/Button/ButtonList.tsx";
import { Prose } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionTitle } from "#site/ui/SectionHead/SectionTitle.tsx";
import type { SliceProps } from "../sliceProps";
import { CarKeyProgramming } from "./CarKeyProgramming";
import { filledSteps } from "./Steps";
import styles from "./Section.module.css";

/** A section of a page with its own background. */
export default function SectionSlice({ slice }: SliceProps<Content.SectionSlice>) {
  if (isEmpty(slice)) return null;
  const { color, custom_color, curve } = slice.primary;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
      variant={slice.variation}
    >
      {slice.variation === "carKeyProgramming" ? <CarKeyProgramming {...slice.primary} /> : <Words {...slice.primary} />}
    </Section>
  );
}

/** The title beside the text; stacked on narrow screens, or when one is missing. */
function Words({ title, text, buttons }: Content.SectionSliceDefault["primary"]) {
  const hasText = isFilled.richText(text);
  return (
    <div className={isFilled.richText(title) && (hasText || hasButtons(buttons)) ? styles.words : undefined}>
      <SectionTitle field={title} />
      {(hasText || hasButtons(buttons)) && (
        <div className={styles.text}>
          {hasText && <Prose field={text} />}
          <ButtonList buttons={buttons} className={hasText ? styles.buttons : undefined} />
        </div>
      )}
    </div>
  );
}

function isEmpty({ primary, ...slice }: Content.SectionSlice): boolean {
  const { title, text, buttons } = primary;
  if (isFilled.richText(title) || isFilled.richText(text) || hasButtons(buttons)) return false;
  return (
    slice.variation !== "carKeyProgramming" ||
    !("steps" in primary) ||
    (!isFilled.image(primary.image) && filledSteps(primary.steps).length === 0)
  );
}
