import { isFilled } from "@prismicio/client";
import type { CSSProperties } from "react";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import styles from "./BladeSteps.module.css";
import { type StepsProps, StepWords } from "./Step";

/** Numbered steps along a key's blade, with a cut for each. With more than six, the blade stays vertical. */
export function BladeSteps({ steps, level }: StepsProps) {
  const count = steps.length;
  const hasPictures = steps.some(({ image }) => isFilled.image(image));
  const classes = [styles.steps, count <= 6 && styles.across, count > 4 && styles.narrow, hasPictures && styles.illustrated]
    .filter(Boolean)
    .join(" ");
  return (
    <ol className={classes} style={{ "--count": count } as CSSProperties}>
      {steps.map((step, index) => (
        <li key={index} className={styles.step}>
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
