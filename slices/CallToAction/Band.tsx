import { type Content, isFilled } from "@prismicio/client";
import { ButtonList, hasButtons } from "#site/ui/Button/ButtonList.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionTitle } from "#site/ui/SectionHead/SectionTitle.tsx";
import styles from "./Band.module.css";

/** A sentence and its button, side by side. */
export function Band({ slice }: { slice: Content.CallToActionSlice & { variation: "default" } }) {
  const { title, text, buttons, color, custom_color, curve } = slice.primary;
  if (!isFilled.richText(title) && !isFilled.richText(text) && !hasButtons(buttons)) return null;
  return (
    // The default colour is the brand's: a band needs a colour.
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color || "brand green"}
      customColor={custom_color}
      curve={curve}
      className={styles.band}
    >
      <div className={styles.row}>
        <div>
          <SectionTitle field={title} />
          {isFilled.richText(text) && (
            <div className={styles.text}>
              <RichText field={text} />
            </div>
          )}
        </div>
        <ButtonList buttons={buttons} />
      </div>
    </Section>
  );
}
