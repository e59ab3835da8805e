import type { Ref } from "react";
import type { FieldError } from "#shared/forms/errors.ts";
import { formWords, summaryText } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import styles from "./ErrorSummary.module.css";
import { type FormFault, type FormId, nameOf } from "./formState";

interface ErrorSummaryProps {
  form: FormId;
  errors: readonly FieldError[];
  fault?: FormFault;
  lang: Lang;
  /** The summary, which gets the focus after a failed attempt to send. */
  ref?: Ref<HTMLDivElement>;
}

/** The errors of a form, each as a link to its field. Nothing if there are none. */
export function ErrorSummary({ form, errors, fault, lang, ref }: ErrorSummaryProps) {
  if (errors.length === 0 && !fault) return null;
  const words = formWords(lang);
  return (
    <div ref={ref} id={`${form}-errors`} role="alert" tabIndex={-1} className={styles.summary}>
      {fault && <p className={styles.title}>{faultText(fault, lang)}</p>}
      {errors.length > 0 && (
        <>
          <h3 className={styles.title}>{words.toFix(errors.length)}</h3>
          <ul className={styles.list}>
            {errors.map((error) => (
              <li key={error.field}>
                <a href={`#${form}-${error.field}`}>{summaryText(error, nameOf(form), lang)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function faultText({ kind, retryAfter }: FormFault, lang: Lang): string {
  const { faults } = formWords(lang);
  return kind === "often" ? faults.often(retryAfter ?? 60) : faults[kind];
}
