import { type Content, isFilled } from "@prismicio/client";
import type { KioskCopyService } from "#site/i18n/directory.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import { Choices } from "./Choices";
import styles from "./CopyGuide.module.css";
import { filledMakes, MakeAnswer } from "./makes";
import { filledShapes, ShapeAnswer } from "./shapes";

/**
 * Whether a kiosk copies a visitor's key: the visitor picks its shape, or the make of the car, and gets an answer and the way to a kiosk
 * that can. Choosing needs no script: each choice is a radio button, and its answer follows it.
 */
export default function CopyGuide({ slice, context: { lang } }: SliceProps<Content.CopyGuideSlice>) {
  const { title, description, question, color, custom_color, curve } = slice.primary;
  const service = serviceOf(slice);
  const shapes = slice.variation === "default" ? filledShapes(slice.primary.shapes) : [];
  const makes = slice.variation === "cars" ? filledMakes(slice.primary.makes) : [];
  const hasChoices = shapes.length + makes.length > 0;
  if (!hasChoices && !isFilled.richText(title) && !isFilled.richText(description)) return null;
  const legend = question || messagesOf(lang).whichIsYours;
  return (
    <Section
      id={`guide-${service}`}
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <SectionHead title={title} description={description} />
      {shapes.length > 0 && (
        <Choices
          group={`guide-${service}`}
          legend={legend}
          choices={shapes.map((shape) => ({
            name: shape.name!,
            image: shape.image,
            answer: <ShapeAnswer shape={shape} service={service} lang={lang} />,
          }))}
        />
      )}
      {makes.length > 0 && (
        <Choices
          group={`guide-${service}`}
          legend={legend}
          choices={makes.map((make) => ({ name: make.name!, answer: <MakeAnswer make={make} lang={lang} /> }))}
        />
      )}
      {"footnote" in slice.primary && makes.length > 0 && isFilled.richText(slice.primary.footnote) && (
        <div className={styles.footnote}>
          <RichText field={slice.primary.footnote} />
        </div>
      )}
    </Section>
  );
}

function serviceOf(slice: Content.CopyGuideSlice): KioskCopyService {
  return slice.variation === "cars" ? "carKeys" : (slice.primary.service ?? "keyCopy");
}
