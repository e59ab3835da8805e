import { isFilled } from "@prismicio/client";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import styles from "./RowSteps.module.css";
import { type StepsProps, StepWords } from "./Step";

/** A row per step: its number on a key's tip, its text, its picture. */
export function RowSteps({ steps, level }: StepsProps) {
  return (
    <ol className={styles.rows}>
      {steps.map((step, index) => (
        <li key={index} className={styles.row}>
          {/* Hidden from screen readers, which number the list themselves. */}
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <StepWords step={step} level={level} className={styles.words} />
          {isFilled.image(step.image) && (
            <div className={styles.picture}>
              <ContentImage field={step.image} sizes="(min-width: 960px) 33vw, 80vw" />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
