import { DayPicker } from "react-day-picker";
import { enUS } from "react-day-picker/locale/en-US";
import { frCA } from "react-day-picker/locale/fr-CA";
import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import styles from "./DateMenu.module.css";

export interface DateMenuProps {
  lang: Lang;
  /** The selected day, as `2026-11-21`; any other value means none. */
  day: string;
  /** The first day that can be chosen. */
  today: Date;
  onChoose(day: string): void;
}

const LOCALES = { "en-us": enUS, "fr-ca": frCA } as const;

/** A calendar of the next twelve months; arrow keys move by day and week, page keys by month. */
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
      // Weeks begin on Sunday in Quebec as in the US.
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

// The day in the visitor's time zone, not in UTC.
function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
