import { z } from "./zod";
import { isEmail, toEmail } from "./email";
import { isPhone, toPhone } from "./phone";
import { toCode, toText } from "./plainText";
import { toPostalCode } from "./regions";

/** Maximum lengths of texts, in characters. */
export const LENGTHS = { short: 100, address: 200, message: 2000 } as const;

// The checks that follow run on texts of limited length only.
const tooLong = { error: "TOO_LONG", abort: true } as const;

const required = (clean: (typed: string) => string, most: number) =>
  z.string({ error: "REQUIRED" }).overwrite(clean).min(1, "REQUIRED").max(most, tooLong);
const optional = (clean: (typed: string) => string, most: number) =>
  z.preprocess((value) => value ?? "", z.string({ error: "REFUSED" }).overwrite(clean).max(most, tooLong));

/** A required text. */
export const text = (most: number = LENGTHS.short) => required(toText, most);

/** An optional text; empty if it is missing. */
export const optionalText = (most: number = LENGTHS.short) => optional(toText, most);

/** A required e-mail address. */
export const email = () => required(toEmail, LENGTHS.short).refine((address) => address === "" || isEmail(address), "INVALID_EMAIL");

/** A required telephone number of the US or Canada in any usual format. */
export const phone = () => required(toPhone, LENGTHS.short).refine((number) => number === "" || isPhone(number), "INVALID_PHONE");

/** The same, optional. */
export const optionalPhone = () => optional(toPhone, LENGTHS.short).refine((number) => number === "" || isPhone(number), "INVALID_PHONE");

/** A postal code; checked with its state or province (address.ts). */
export const optionalPostalCode = () => optional(toPostalCode, LENGTHS.short);

/** A whole number. A form sends it as text. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    toNumber,
    z
      .number({ error: ({ input }) => (input === undefined ? "REQUIRED" : "INVALID_NUMBER") })
      .int("INVALID_NUMBER")
      .min(least, "INVALID_NUMBER")
      .max(most, "INVALID_NUMBER"),
  );

/** Degrees; undefined if missing or invalid. */
export const degrees = (most: number) => z.preprocess(toNumber, z.number().min(-most).max(most).optional()).catch(undefined);

const isSet = (value: unknown) => value === true || value === "on" || value === "true";

/** A checkbox. Forms send `on`. */
export const mark = () => z.preprocess(isSet, z.boolean());

/** A checkbox that has to be checked. */
export const consent = () => z.preprocess(isSet, z.literal(true, { error: "CONSENT" }));

/** One or more of a list. Forms send a single one as a string. */
export const someOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.preprocess(toList, z.array(z.enum(names, { error: "CHOOSE_ONE" })).min(1, "CHOOSE_ONE"));

/** One of a list. Forms send an empty string if nothing is chosen. */
export const oneOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.enum(names, { error: ({ input }) => (input ? "CHOOSE_ONE" : "REQUIRED") });

const DAY_MS = 86_400_000;

/** A day from today to a year from now, as `2026-11-21`, with a day of tolerance for the visitor's time zone. */
export const comingDay = () =>
  text()
    .refine((day) => day === "" || isDay(day), "INVALID_DATE")
    .refine((day) => !isDay(day) || (day >= dayOf(Date.now() - DAY_MS) && day <= dayOf(Date.now() + 366 * DAY_MS)), "DATE_OUT_OF_RANGE");

/** A hidden field against spam: only programs fill it in. */
export const honeypot = () => optionalText(1000).catch("filled");

/** Returns the UTC day of a timestamp. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(ms) && dayOf(ms) === day;
}

function toNumber(value: unknown): unknown {
  const typed = typeof value === "string" ? toCode(value) : value;
  if (typed === undefined || typed === null || typed === "") return undefined;
  return typeof typed === "string" ? Number(typed) : typed;
}

function toList(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return [];
  return Array.isArray(value) ? value : [value];
}
