import { useId } from "react";
import { copyGuideWords } from "#site/i18n/copyGuide.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { buttonClass } from "#site/ui/Button/Button.tsx";
import styles from "./CopyGuide.module.css";

interface NearFieldProps {
  near: string | undefined;
  /** Whether the kiosks of the place are shown below: the field then opens beside their title. */
  isKnown: boolean;
  lang: Lang;
}

/** The place around which a guide's form shows kiosks, with the form's button. */
export function NearField({ near, isKnown, lang }: NearFieldProps) {
  const id = useId();
  const words = copyGuideWords(lang);
  const field = (
    <div className={styles.near}>
      <label htmlFor={id} className={styles.label}>
        {words.near}
      </label>
      <input id={id} type="text" name="near" maxLength={100} defaultValue={near} enterKeyHint="search" className={styles.field} />
      <button type="submit" className={buttonClass("outlined")}>
        {words.showKiosks}
      </button>
    </div>
  );
  if (!isKnown) return field;
  return (
    <details className={styles.change}>
      <summary>{words.changePlace}</summary>
      {field}
    </details>
  );
}
