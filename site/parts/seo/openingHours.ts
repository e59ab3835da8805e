import { isWholeDay, type HolidayHours, type HoursPeriod } from "../../hours/storeHours";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const SPECIFICATION = { "@type": "OpeningHoursSpecification" };

/**
 * Returns a week as OpeningHoursSpecification, one for all days with the same hours, as Google's documentation wants it: a whole day is
 * 00:00 to 23:59, and a closing time before the opening time means the next day. Days without hours and unknown ones are left out.
 */
export function toOpeningHours(periods: readonly HoursPeriod[]): object[] {
  const byTimes = new Map<string, { days: number[]; times: object }>();
  for (const period of periods) {
    const times = timesOf(period);
    const same = byTimes.get(JSON.stringify(times)) ?? { days: [], times };
    same.days.push(...(period.close === null ? [0, 1, 2, 3, 4, 5, 6] : [period.open.day]));
    byTimes.set(JSON.stringify(times), same);
  }
  return [...byTimes.values()].map(({ days, times }) => {
    const names = days.map((day) => DAYS[day]);
    return { ...SPECIFICATION, dayOfWeek: names.length === 1 ? names[0] : names, ...times };
  });
}

/** Returns the hours of dates; 00:00 to 00:00 is the notation of a closed day. Dates whose hours are not known are left out. */
export function toSpecialHours(holidays: readonly HolidayHours[]): object[] {
  return holidays.flatMap(({ date, periods }) => {
    const on = { ...SPECIFICATION, validFrom: date, validThrough: date };
    if (periods?.length === 0) return [{ ...on, opens: "00:00", closes: "00:00" }];
    return (periods ?? []).map((period) => ({ ...on, ...timesOf(period) }));
  });
}

function timesOf(period: HoursPeriod): { opens: string; closes: string } {
  if (isWholeDay(period) || !period.close) return { opens: period.open.time, closes: "23:59" };
  return { opens: period.open.time, closes: period.close.time };
}
