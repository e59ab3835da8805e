import type { Literal } from "./parseQuery";
import { dateOperators } from "./dateOperators";
import type { Operator } from "./operator";
import { isEqual, isFilled, toDistanceKm, toWords } from "./values";

const identities = /^(document\.(id|tags|type)|my\.[^.]+\.uid)$/;

const at = (values: readonly unknown[], wanted: Literal): boolean =>
  Array.isArray(wanted) ? wanted.every((each) => at(values, each)) : values.some((value) => isEqual(value, wanted));

const isAny = (values: readonly unknown[], wanted: Literal[]) => wanted.some((each) => at(values, each));

/** The predicates that this stand-in implements, by their names in a query. */
export const operators: Readonly<Record<string, Operator>> = {
  at: { args: ["any"], matches: at },
  not: { args: ["any"], matches: (values, wanted: Literal) => !at(values, wanted) },
  any: { args: ["list"], matches: isAny },
  in: { args: ["list"], paths: identities, matches: isAny },
  has: { args: [], matches: (values) => values.some(isFilled) },
  missing: { args: [], matches: (values) => !values.some(isFilled) },
  fulltext: {
    args: ["string"],
    matches(values, terms: string) {
      const words = new Set(toWords([...values]));
      return toWords(terms).every((word) => words.has(word));
    },
  },
  "number.lt": {
    args: ["number"],
    matches: (values, limit: number) => values.some((value) => isNumber(value) && value < limit),
  },
  "number.gt": {
    args: ["number"],
    matches: (values, limit: number) => values.some((value) => isNumber(value) && value > limit),
  },
  "number.inRange": {
    args: ["number", "number"],
    matches: (values, low: number, high: number) => values.some((value) => isNumber(value) && value >= low && value <= high),
  },
  "geopoint.near": {
    args: ["number", "number", "number"],
    matches: (values, latitude: number, longitude: number, radiusKm: number) =>
      values.some((value) => toDistanceKm(value, latitude, longitude) <= radiusKm),
  },
  ...dateOperators,
};

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
