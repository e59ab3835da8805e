import { type Content, isFilled } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import styles from "./Steps.module.css";

/** A step of either variation. */
export type Step = Content.StepsSlice["primary"]["steps"][number];

/** Props of both variations. */
export interface StepsProps {
  steps: readonly Step[];
  /** Heading level of the steps: below the section's title, or in its place. */
  level: 2 | 3;
}

/** Returns the steps with a text or a picture. */
export function filledSteps(steps: readonly Step[]): Step[] {
  return steps.filter((step) => hasWords(step) || isFilled.image(step.image));
}

/** Title and text of a step. Renders nothing when both are empty. */
export function StepWords({ step, level, className }: { step: Step; level: 2 | 3; className?: string }) {
  if (!hasWords(step)) return null;
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      {isFilled.keyText(step.title) && (
        <Heading id={anchorOf(step)} className={styles.title}>
          {step.title}
        </Heading>
      )}
      {isFilled.richText(step.text) && (
        <div className={styles.text}>
          <RichText field={step.text} />
        </div>
      )}
    </div>
  );
}

function hasWords({ title, text }: Step): boolean {
  return isFilled.keyText(title) || isFilled.richText(text);
}
