import { type Content, isFilled } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import styles from "./Steps.module.css";

type StepFields = Content.SectionSliceCarKeyProgramming["primary"]["steps"];

/** Returns the steps with a title or a text. */
export function filledSteps(steps: StepFields): StepFields[number][] {
  return steps.filter(({ title, text }) => isFilled.keyText(title) || isFilled.richText(text));
}

/** Numbered steps along a key's blade, with a cut for each. */
export function Steps({ steps, level }: { steps: StepFields; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const filled = filledSteps(steps);
  if (filled.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {filled.map((step, index) => (
        <li key={index} className={styles.step}>
          {/* Hidden from screen readers, which number the list themselves. */}
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.words}>
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
        </li>
      ))}
    </ol>
  );
}
