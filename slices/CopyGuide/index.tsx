import { type Content, isFilled } from "@prismicio/client";
import { messagesOf } from "#site/i18n/messages.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import { filledMakes, filledShapes, keyOf, serviceOf, toVerdict } from "../copyGuideState";
import type { SliceContext, SliceProps } from "../sliceProps";
import { answerText } from "./answerText";
import { CarGuide } from "./CarGuide";
import { Choices } from "./Choices";
import styles from "./CopyGuide.module.css";
import { NearField } from "./NearField";
import { ShapeAnswer } from "./ShapeAnswer";

/**
 * Whether a kiosk copies a visitor's key: the visitor picks its shape, or make, model and year of the car, and gets one answer and the
 * nearest kiosks that can. Everything works without a script, and the address has the whole state.
 */
export default function CopyGuide({ slice, context }: SliceProps<Content.CopyGuideSlice>) {
  const { title, description, color, custom_color, curve } = slice.primary;
  const hasShapes = slice.variation === "default" && filledShapes(slice.primary.shapes).length > 0;
  const hasMakes = slice.variation === "cars" && filledMakes(slice.primary.makes).length > 0;
  if (!hasShapes && !hasMakes && !isFilled.richText(title) && !isFilled.richText(description)) return null;
  return (
    <Section
      id={`guide-${serviceOf(slice)}`}
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <SectionHead title={title} description={description} />
      {hasShapes && <ShapeGuide slice={slice as Content.CopyGuideSlice & { variation: "default" }} context={context} />}
      {slice.variation === "cars" && hasMakes && <CarGuide fields={slice.primary} context={context} />}
      {slice.variation === "cars" && hasMakes && isFilled.richText(slice.primary.footnote) && (
        <div className={styles.footnote}>
          <RichText field={slice.primary.footnote} />
        </div>
      )}
    </Section>
  );
}

interface ShapeGuideProps {
  slice: Content.CopyGuideSlice & { variation: "default" };
  context: SliceContext;
}

/** Look-alikes to choose one of, each with its answer; then the nearest kiosks that can. */
function ShapeGuide({ slice, context }: ShapeGuideProps) {
  const { lang, guide } = context;
  const { primary } = slice;
  const service = serviceOf(slice);
  const shapes = filledShapes(primary.shapes);
  const chosen = shapes.findIndex((_, index) => keyOf(service, index) === guide?.state.key);
  // Designs are printed on house keys.
  const design = service === "keyCopy" && guide?.design && guide.state.design;
  const isCopied = chosen >= 0 && toVerdict(shapes[chosen]!.verdict) !== "none";
  return (
    <form method="get" action={`#guide-${service}`}>
      <Choices
        chosen={guide?.state.key}
        legend={primary.question || messagesOf(lang).whichIsYours}
        choices={shapes.map((shape, index) => ({
          value: keyOf(service, index),
          name: shape.name!,
          image: shape.image,
          answer: (
            <ShapeAnswer
              shape={shape}
              service={service}
              answer={answerText({ fields: primary, verdict: toVerdict(shape.verdict), priced: design ? "printedKey" : service, context })}
              lang={lang}
            />
          ),
        }))}
      />
      <NearField
        near={guide?.state.near}
        isKnown={isCopied && Boolean(guide?.kiosks)}
        design={design ? { value: design, name: guide.design! } : undefined}
        lang={lang}
      />
      {isCopied && guide?.kiosks}
    </form>
  );
}
