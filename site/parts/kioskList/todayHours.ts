import { clockIn } from "../../hours/clock";
import { hoursOn } from "../../hours/comingWeek";
import type { StoreHours } from "../../hours/storeHours";
import { kioskRowWords } from "../../i18n/kioskRow";
import type { Lang } from "../../i18n/languages";

/** Returns a store's hours of today with the day, since paper lasts longer: `Saturday: 9 AM to 6 PM`; undefined without a time zone. */
export function todayHours(store: StoreHours, now: Date, lang: Lang): string | undefined {
  const date = clockIn(store.timeZone, now)?.date;
  if (date === undefined) return undefined;
  const { days, hours, reason } = hoursOn(store, date, lang);
  return kioskRowWords(lang).hoursOn(days, [hours, reason].filter(Boolean).join(", "));
}
