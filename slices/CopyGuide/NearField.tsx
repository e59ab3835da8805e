import { useId } from "react";
import { copyGuideWords } from "#site/i18n/copyGuide.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { buttonClass } from "#site/ui/Button/Button.tsx";
import { Icon } from "#site/ui/Icon/Icon.tsx";
import styles from "./CopyGuide.module.css";

interface NearFieldProps {
  near: string | undefined;
  /** Whether the kiosks of the place are shown below: the field then opens beside their title. */
  isKnown?: boolean;
  /** Whether another button of the form sends it. */
  isBare?: boolean;
  /** The design to look for, as the address has it, and its name. */
  design?: { value: string; name: string };
  lang: Lang;
}

/** The place around which a guide's form shows kiosks; when empty, it is filled with the one that the device remembers. */
export function NearField({ near, isKnown, isBare, design, lang }: NearFieldProps) {
  const id = useId();
  const words = copyGuideWords(lang);
  const field = (
    <div className={styles.near}>
      <label htmlFor={id} className={styles.label}>
        {words.near}
      </label>
      <div className={styles.place}>
        <Icon name="search" />
        <input
          id={id}
          type="text"
          name="near"
          maxLength={100}
          placeholder={messagesOf(lang).searchPlaces}
          defaultValue={near}
          enterKeyHint="search"
          className={styles.field}
        />
      </div>
      {!near && <fill-place hidden />}
      {!isBare && (
        <button type="submit" className={buttonClass("outlined")}>
          {words.showKiosks}
        </button>
      )}
      {design && (
        <label className={styles.design}>
          <input type="checkbox" name="design" value={design.value} defaultChecked />
          {words.onlyWith(design.name)}
        </label>
      )}
    </div>
  );
  if (!isKnown) return field;
  return (
    <details className={styles.change}>
      <summary>{messagesOf(lang).changePlace}</summary>
      {field}
    </details>
  );
}
