import { clockIn } from "../../../hours/clock";

/**
 * Says which line of a store's week is today's, in the store's own time zone: that of the date where it differs from the
 * week, else that of the day. The words stand in the page already, and show beside the line that is marked.
 */
export function markToday(week: ParentNode, now: Date, timeZone: string): void {
  const date = clockIn(timeZone, now)?.date;
  const day = date && new Date(date).getUTCDay();
  const today = week.querySelector(`[data-date="${date}"]`) ?? week.querySelector(`[data-day="${day}"]`);
  for (const line of week.querySelectorAll("[aria-current]")) if (line !== today) line.removeAttribute("aria-current");
  if (today?.ariaCurrent !== "date") today?.setAttribute("aria-current", "date");
}
