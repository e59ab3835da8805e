import { z } from "zod";
import { comingDay, consent, degrees, email, honeypot, LENGTHS, optionalText, phone, someOf, text, wholeNumber } from "./fields";

/** The work that a locksmith may offer, in the order in which the form lists it. */
export const TRADES = ["homeLockouts", "carLockouts", "rekeying", "lockInstallation", "carKeys", "safes"] as const;
export type Trade = (typeof TRADES)[number];

/** What an address from the list fills in besides the words: the names are Google's. */
export const ADDRESS_PARTS = [
  "place_id",
  "street_number",
  "route",
  "locality",
  "administrative_area_level_1",
  "administrative_area_level_2",
  "country",
  "postal_code",
  "latitude",
  "longitude",
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** Years that nobody has worked for. */
const MOST_YEARS = 60;

const fields = z.object({
  firstName: text(),
  lastName: text(),
  email: email(),
  phone: phone(),
  address: text(LENGTHS.address),
  place_id: optionalText(300),
  street_number: optionalText(),
  route: optionalText(),
  locality: optionalText(),
  administrative_area_level_1: optionalText(),
  administrative_area_level_2: optionalText(),
  country: optionalText(),
  postal_code: optionalText(),
  latitude: degrees(90),
  longitude: degrees(180),
  experienceYears: wholeNumber(0, MOST_YEARS),
  trades: someOf(TRADES),
  availableFrom: comingDay(),
  message: optionalText(LENGTHS.message),
  consent: consent(),
  website: honeypot(),
});

/** What a locksmith tells who wants to work with us; the résumé travels beside it (resume.ts). */
export const applicationSchema = withChosenAddress(fields);

/** The same with its file, where that is a field of the form. */
export function applicationWithResume<T extends z.ZodType>(resume: T) {
  return withChosenAddress(fields.extend({ resume }));
}

export type Application = z.output<typeof applicationSchema>;

// Extending a schema loses what is asked of the whole. Whatever else is wrong: all of it is told at once.
function withChosenAddress<T extends z.ZodType<{ address: string } & { [Part in AddressPart]?: unknown }>>(schema: T): T {
  const isObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  return schema.refine((values) => !values.address || isChosen(values), { error: "chooseAddress", path: ["address"], when: isObject }) as T;
}

/** Whether an address was chosen from the list, and says enough for us to know who works around it. */
export function isChosen(values: { [Part in AddressPart]?: unknown }): boolean {
  const { latitude, longitude, locality, administrative_area_level_1: state, country } = values;
  const isPoint = [latitude, longitude].every((degree) => degree !== undefined && degree !== null && degree !== "" && Number.isFinite(Number(degree)));
  return isPoint && Boolean(locality) && /^[A-Z]{2}$/.test(String(state ?? "")) && (country === "US" || country === "CA");
}
