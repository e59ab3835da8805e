import { clockIn } from "#site/hours/clock.ts";

/**
 * Marks today's line of a store's week, in the store's time zone: the line of the date when it differs from the week, else that of the
 * weekday. The text "today" is in the HTML and shows on the marked line.
 */
export function markToday(week: ParentNode, now: Date, timeZone: string): void {
  const date = clockIn(timeZone, now)?.date;
  const day = date && new Date(date).getUTCDay();
  const today = week.querySelector(`[data-date="${date}"]`) ?? week.querySelector(`[data-day="${day}"]`);
  for (const line of week.querySelectorAll("[aria-current]")) if (line !== today) line.removeAttribute("aria-current");
  if (today?.ariaCurrent !== "date") today?.setAttribute("aria-current", "date");
}
