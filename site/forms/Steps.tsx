import type { ReactNode } from "react";
import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import type { FormId } from "./formState";
import { Icon } from "../ui/Icon/Icon";
import styles from "./Steps.module.css";

/** Returns the id of a step, which is its anchor without scripts and its state in the URL with scripts. */
export function stepId(form: FormId, step: number): string {
  return `${form}-step-${step}`;
}

/** Returns the id of a step's title, the target of `Continue` before the script is loaded. */
export function titleId(form: FormId, step: number): string {
  return `${form}-next-${step}`;
}

interface TimelineProps {
  form: FormId;
  titles: readonly string[];
  /** From one. */
  current: number;
  lang: Lang;
}

/** The steps of a form as links, drawn as the cuts of a key. */
export function Timeline({ form, titles, current, lang }: TimelineProps) {
  const words = formWords(lang);
  return (
    // No landmark: two forms of a page would have the same name.
    <div className={styles.timeline}>
      <ol className={styles.cuts} data-current={current} aria-label={words.stepOf(current, titles.length)}>
        {titles.map((title, index) => {
          const step = index + 1;
          return (
            <li key={title} className={styles.cut} data-state={step < current ? "done" : step === current ? "current" : "ahead"}>
              <a href={`#${stepId(form, step)}`} aria-current={step === current ? "step" : undefined} className={styles.link}>
                <span className={styles.number}>
                  <span className={styles.digit}>{step}</span>
                  <span className={styles.check}>
                    <Icon name="check" size={16} />
                  </span>
                </span>
                <span className={styles.name}>{title}</span>
                {step < current && <span className="visually-hidden"> ({words.done})</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface StepProps {
  form: FormId;
  step: number;
  title: string;
  isHidden?: boolean;
  children: ReactNode;
}

/** One step: a named group of fields. Its title gets the focus when it is shown. */
export function Step({ form, step, title, isHidden = false, children }: StepProps) {
  return (
    <fieldset id={stepId(form, step)} className={styles.step} hidden={isHidden} data-step={step}>
      <legend id={titleId(form, step)} className={styles.title} tabIndex={-1}>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

/** Two fields side by side if there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
