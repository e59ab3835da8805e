import { z } from "./zod";
import { addressRules } from "./address";
import {
  comingDay,
  consent,
  degrees,
  email,
  honeypot,
  LENGTHS,
  mark,
  optionalPostalCode,
  optionalText,
  phone,
  someOf,
  text,
  wholeNumber,
} from "./fields";

/** The work that a locksmith may offer, in the order in which the form lists it. */
const TRADES = ["homeLockouts", "carLockouts", "rekeying", "lockInstallation", "carKeys", "safes"] as const;
export type Trade = (typeof TRADES)[number];

/** Upper limit for years of experience. */
const MAX_YEARS = 60;

const fields = z.object({
  firstName: text(),
  lastName: text(),
  email: email(),
  phone: phone(),
  address: optionalText(LENGTHS.address),
  addressByHand: mark(),
  placeId: optionalText(300),
  streetNumber: optionalText(),
  route: optionalText(),
  locality: optionalText(),
  administrativeAreaLevel1: optionalText(),
  administrativeAreaLevel2: optionalText(),
  country: optionalText(),
  postalCode: optionalPostalCode(),
  latitude: degrees(90),
  longitude: degrees(180),
  trades: someOf(TRADES),
  experienceYears: wholeNumber(0, MAX_YEARS),
  availableFrom: comingDay(),
  message: optionalText(LENGTHS.message),
  consent: consent(),
  website: honeypot(),
});

/** Schema of a locksmith's application, without the résumé (resume.ts). */
export const applicationSchema = withAddress(fields);

/** Returns the schema with the résumé as a field, before the consent. */
export function applicationWithResume<T extends z.ZodType>(resume: T) {
  const { consent: agreed, website, ...others } = fields.shape;
  return withAddress(z.object({ ...others, resume, consent: agreed, website }));
}

export type Application = z.output<typeof applicationSchema>;

// Extending a schema loses its rules about several fields. They are checked even if a field is invalid, so that all errors are shown at
// once.
function withAddress<T extends z.ZodType>(schema: T): T {
  const isObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  return addressRules.reduce(
    (ruled, { field, code, isRight }) =>
      ruled.refine((values) => isRight(values as object), { error: code, path: [field], when: isObject }) as T,
    schema,
  );
}
