import { type Content, isFilled } from "@prismicio/client";
import { ButtonList, hasButtons } from "#site/ui/Button/ButtonList.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import { BladeSteps } from "./BladeSteps";
import { RowSteps } from "./RowSteps";
import { filledSteps } from "./Step";
import styles from "./Steps.module.css";

/** Instructions: short steps along a key's blade, or long ones beside their pictures. */
export default function Steps({ slice }: SliceProps<Content.StepsSlice>) {
  const { title, description, buttons, color, custom_color, curve } = slice.primary;
  const steps = filledSteps(slice.primary.steps);
  const hasHead = isFilled.richText(title) || isFilled.richText(description);
  if (!hasHead && steps.length === 0 && !hasButtons(buttons)) return null;
  const List = slice.variation === "vertical" ? RowSteps : BladeSteps;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <SectionHead title={title} description={description} />
      {steps.length > 0 && <List steps={steps} level={isFilled.richText(title) ? 3 : 2} />}
      <ButtonList buttons={buttons} className={steps.length > 0 ? styles.buttons : undefined} />
    </Section>
  );
}
