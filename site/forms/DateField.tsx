import { type ComponentType, useEffect, useRef, useState } from "react";
import type { FieldWords } from "../i18n/forms.types";
import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import styles from "./DateField.module.css";
import type { DateMenuProps } from "./DateMenu";
import { TextField } from "./Field";
import type { FieldView } from "./formState";

interface DateFieldProps {
  field: FieldView;
  words: FieldWords;
  lang: Lang;
}

/** A date, typed into the browser's date input or chosen from a calendar that is loaded on the first click on its button. */
export function DateField({ field, words, lang }: DateFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [Menu, setMenu] = useState<ComponentType<DateMenuProps> | null>(null);
  /** The selected day and today's date when the calendar was opened; null while it is closed. */
  const [opened, setOpened] = useState<{ day: string; today: Date } | null>(null);
  const isOpen = opened !== null;
  const inputOf = () => box.current!.querySelector("input")!;

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpened(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpened(null);
      focusButton(box.current);
    };
    addEventListener("pointerdown", leave);
    addEventListener("focusin", leave);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("focusin", leave);
      removeEventListener("keydown", escape);
    };
  }, [isOpen]);

  async function open(): Promise<void> {
    if (isOpen) return setOpened(null);
    try {
      const loaded = Menu ?? (await import("./DateMenu")).default;
      setMenu(() => loaded);
      setOpened({ day: inputOf().value, today: new Date() });
    } catch {
      // The calendar could not be loaded: the visitor can type a date.
      inputOf().focus();
    }
  }
  function choose(day: string): void {
    const input = inputOf();
    input.value = day;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    setOpened(null);
    focusButton(box.current);
  }
  return (
    <div ref={box} className={styles.box}>
      <TextField
        field={field}
        words={words}
        lang={lang}
        type="date"
        after={
          <button
            type="button"
            className={styles.button}
            aria-label={formWords(lang).openCalendar}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => void open()}
          >
            <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d="M7 2h2.400v2.400h5.200V2H17v2.400h4V21.600H3V4.400h4zm11.600 8.200H5.400v9h13.200z" />
            </svg>
          </button>
        }
      />
      {opened && Menu && (
        <dialog open className={styles.menu} aria-label={words.label}>
          <Menu lang={lang} {...opened} onChoose={choose} />
        </dialog>
      )}
    </div>
  );
}

function focusButton(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
}
