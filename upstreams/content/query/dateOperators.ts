import type { Operator } from "./operator";
import { toTime } from "./values";

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const months = "january february march april may june july august september october november december".split(" ");

// The service counts days of the week from Monday, as 1, and reads all dates in UTC.
const parts: Record<string, { names?: string[]; read(date: Date): number }> = {
  "day-of-month": { read: (date) => date.getUTCDate() },
  "day-of-week": { names: days, read: (date) => date.getUTCDay() || 7 },
  month: { names: months, read: (date) => date.getUTCMonth() + 1 },
  hour: { read: (date) => date.getUTCHours() },
};

const someTime = (values: readonly unknown[], test: (time: number) => boolean) =>
  values.some((value) => {
    const time = toTime(value);
    return !Number.isNaN(time) && test(time);
  });

/** The predicates on dates, by the name they have in a query. */
export const dateOperators: Readonly<Record<string, Operator>> = {
  "date.after": {
    args: ["date"],
    matches: (values, limit) => someTime(values, (time) => time > toTime(limit)),
  },
  "date.before": {
    args: ["date"],
    matches: (values, limit) => someTime(values, (time) => time < toTime(limit)),
  },
  "date.between": {
    args: ["date", "date"],
    matches: (values, from, to) => someTime(values, (time) => time >= toTime(from) && time <= toTime(to)),
  },
  "date.year": {
    args: ["number"],
    matches: (values, year: number) => someTime(values, (time) => new Date(time).getUTCFullYear() === year),
  },
  ...Object.fromEntries(Object.keys(parts).flatMap(toPartOperators)),
};

function toPartOperators(part: string): [string, Operator][] {
  const { names, read } = parts[part]!;
  const toOperator = (test: (actual: number, wanted: number) => boolean): Operator => ({
    args: [names ? "name" : "number"],
    matches: (values, wanted: string | number) => someTime(values, (time) => test(read(new Date(time)), toOrdinal(wanted, names))),
  });
  return [
    [`date.${part}`, toOperator((actual, wanted) => actual === wanted)],
    [`date.${part}-after`, toOperator((actual, wanted) => actual > wanted)],
    [`date.${part}-before`, toOperator((actual, wanted) => actual < wanted)],
  ];
}

// Names may be abbreviated to three letters or more; an unknown name matches nothing.
function toOrdinal(wanted: string | number, names: string[] = []): number {
  if (typeof wanted === "number") return wanted;
  const index = names.findIndex((name) => wanted.length > 2 && name.startsWith(wanted.toLowerCase()));
  return index < 0 ? Number.NaN : index + 1;
}
