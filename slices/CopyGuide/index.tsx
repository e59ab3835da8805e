import { type Content, isFilled } from "@prismicio/client";
import { messagesOf } from "#site/i18n/messages.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import { SectionTitle } from "#site/ui/SectionHead/SectionTitle.tsx";
import { chosenOf, filledMakes, filledShapes, formAction, hasSwitch, isGuide, keyOf, serviceOf, toVerdict } from "../copyGuideState";
import type { SliceContext, SliceProps } from "../sliceProps";
import { answerText } from "./answerText";
import { CarGuide } from "./CarGuide";
import { Choices } from "./Choices";
import styles from "./CopyGuide.module.css";
import { KindSwitch } from "./KindSwitch";
import { NearField } from "./NearField";
import { ShapeAnswer } from "./ShapeAnswer";

/**
 * Whether a kiosk copies a visitor's key: the visitor picks its shape, or make, model and year of the car, and gets one answer and the
 * nearest kiosks that can. Everything works without a script, and the address has the whole state. On a page with several guides one is
 * shown, below the choice between them, which stands for its title.
 */
export default function CopyGuide({ slice, slices = [slice], context }: SliceProps<Content.CopyGuideSlice>) {
  const { title, description, color, custom_color, curve } = slice.primary;
  const hasShapes = slice.variation === "default" && filledShapes(slice.primary.shapes).length > 0;
  const hasMakes = slice.variation === "cars" && filledMakes(slice.primary.makes).length > 0;
  const isOneOfSeveral = hasSwitch(context.guide);
  if (!hasShapes && !hasMakes && !isFilled.richText(title) && !isFilled.richText(description)) return null;
  return (
    <Section
      id={`guide-${serviceOf(slice)}`}
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
      className={isOneOfSeveral ? styles.oneOfSeveral : ""}
    >
      {isOneOfSeveral ? (
        <SwitchHead slice={slice} isFirst={slices.find(isGuide) === slice} context={context} />
      ) : (
        <SectionHead title={title} description={description} />
      )}
      {hasShapes && <ShapeGuide slice={slice as Content.CopyGuideSlice & { variation: "default" }} context={context} />}
      {slice.variation === "cars" && hasMakes && <CarGuide fields={slice.primary} context={context} />}
    </Section>
  );
}

interface SwitchHeadProps {
  slice: Content.CopyGuideSlice;
  /** Whether it is the page's first guide, which has the choice. */
  isFirst: boolean;
  context: SliceContext;
}

/** The choice between the guides, which names the chosen one, and what to know before the question, until it is answered. */
function SwitchHead({ slice, isFirst, context: { guide, lang } }: SwitchHeadProps) {
  const { title, description } = slice.primary;
  const { kinds = [], kind, state = {} } = guide ?? {};
  return (
    <>
      {isFirst && <KindSwitch kinds={kinds} kind={kind} state={state} lang={lang} />}
      <div className="visually-hidden">
        <SectionTitle field={title} />
      </div>
      {isFilled.richText(description) && !chosenOf([slice], state) && (
        <div className={styles.description}>
          <RichText field={description} />
        </div>
      )}
    </>
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
    <form method="get" action={formAction(service, guide)}>
      <input type="hidden" name="kind" value={service} />
      <Choices
        chosen={guide?.state.key}
        legend={primary.question || messagesOf(lang).whichIsYours}
        choices={shapes.map((shape, index) => ({
          value: keyOf(service, index),
          name: shape.name!,
          image: shape.image,
          isCopied: toVerdict(shape.verdict) !== "none",
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
