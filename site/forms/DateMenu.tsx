import { DayPicker } from "react-day-picker";
import { enUS } from "react-day-picker/locale/en-US";
import { frCA } from "react-day-picker/locale/fr-CA";
import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import styles from "./DateMenu.module.css";

export interface DateMenuProps {
  lang: Lang;
  /** What is chosen, as `2026-11-21`; anything else is nothing. */
  day: string;
  /** The first day to choose. */
  today: Date;
  onChoose(day: string): void;
}

const LOCALES = { "en-us": enUS, "fr-ca": frCA } as const;

/** A month of days to choose from, from today on; arrow keys move by day and week, page keys by month. */
export default function DateMenu({ lang, day, today, onChoose }: DateMenuProps) {
  const words = formWords(lang);
  const last = new Date(today.getFullYear() + 1, today.getMonth(), today.getDate());
  const chosen = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00`) : undefined;
  return (
    <DayPicker
      mode="single"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a press on its button, and the focus belongs into it
      autoFocus
      locale={LOCALES[lang]}
      // In Québec as in the US, a week begins on Sunday.
      weekStartsOn={0}
      today={today}
      selected={chosen}
      defaultMonth={chosen ?? today}
      startMonth={today}
      endMonth={last}
      disabled={{ before: today, after: last }}
      onDayClick={(date, { disabled }) => !disabled && onChoose(toDay(date))}
      labels={{ labelPrevious: () => words.previousMonth, labelNext: () => words.nextMonth }}
      classNames={{
        root: styles.root,
        month: styles.month,
        nav: styles.nav,
        button_previous: styles.turn,
        button_next: styles.turn,
        chevron: styles.chevron,
        month_caption: styles.caption,
        month_grid: styles.grid,
        weekday: styles.weekday,
        day: styles.cell,
        day_button: styles.day,
        today: styles.today,
        selected: styles.chosen,
        disabled: styles.disabled,
        outside: styles.outside,
      }}
    />
  );
}

// The day where the visitor is, not in UTC.
function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
