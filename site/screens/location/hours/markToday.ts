import { clockIn } from "#site/hours/clock.ts";

const DAY_MS = 86_400_000;

/**
 * Marks today's line of a store's week, in the store's time zone: the line of the date when it differs from the week, else that of the
 * weekday. The text "today" is in the HTML and shows on the marked line. Dates of the next seven days that differ show on the lines of
 * their weekdays.
 */
export function markToday(week: ParentNode, now: Date, timeZone: string): void {
  const date = clockIn(timeZone, now)?.date;
  const day = date && new Date(date).getUTCDay();
  const today = week.querySelector(`[data-date="${date}"]`) ?? week.querySelector(`[data-day="${day}"]`);
  for (const line of week.querySelectorAll("[aria-current]")) if (line !== today) line.removeAttribute("aria-current");
  if (today?.ariaCurrent !== "date") today?.setAttribute("aria-current", "date");
  for (const line of week.querySelectorAll<HTMLElement>("[data-differs]")) {
    const daysAhead = date ? (Date.parse(line.dataset.differs!) - Date.parse(date)) / DAY_MS : -1;
    line.hidden = daysAhead < 0 || daysAhead > 6;
  }
}
