import type { FieldErrorCode } from "./errors";
import { toText } from "./plainText";
import { countryOf, isPostalCode } from "./regions";

/** The parts of an address from the list, by Google's names. */
export const ADDRESS_PARTS = [
  "placeId",
  "streetNumber",
  "route",
  "locality",
  "administrativeAreaLevel1",
  "administrativeAreaLevel2",
  "country",
  "postalCode",
  "latitude",
  "longitude",
] as const;
type AddressPart = (typeof ADDRESS_PARTS)[number];

/** The parts that are typed by hand if the list is unavailable; the street number is in `route`. */
export const TYPED_PARTS = ["route", "locality", "administrativeAreaLevel1", "postalCode"] as const;
export type TypedPart = (typeof TYPED_PARTS)[number];

/** The unvalidated fields of an address. */
export type AddressFields = { readonly [Field in AddressPart | "address" | "addressByHand"]?: unknown };

interface AddressRule {
  field: string;
  code: FieldErrorCode;
  isRight(values: AddressFields): boolean;
}

const textOf = (value: unknown) => (typeof value === "string" ? toText(value) : "");

/** The rules for an address by hand or from the list. Missing values are reported before invalid ones. */
export const addressRules: readonly AddressRule[] = [
  ...TYPED_PARTS.map((field): AddressRule => ({
    field,
    code: "REQUIRED",
    isRight: (values) => !isByHand(values) || textOf(values[field]) !== "",
  })),
  {
    field: "administrativeAreaLevel1",
    code: "REQUIRED",
    isRight: (values) => !isByHand(values) || countryOf(textOf(values.administrativeAreaLevel1)) !== null,
  },
  {
    field: "postalCode",
    code: "INVALID_POSTAL_CODE",
    isRight: (values) => !isByHand(values) || isPostalCode(textOf(values.postalCode), textOf(values.administrativeAreaLevel1)),
  },
  { field: "address", code: "REQUIRED", isRight: (values) => isByHand(values) || textOf(values.address) !== "" },
  { field: "address", code: "CHOOSE_ADDRESS", isRight: (values) => isByHand(values) || isChosen(values) },
];

/** Whether an address is typed by hand, part by part. */
export function isByHand({ addressByHand }: AddressFields): boolean {
  return addressByHand === true || addressByHand === "on";
}

/** Whether an address was chosen from the list and has all parts that are needed to find locksmiths near it. */
export function isChosen({ latitude, longitude, locality, administrativeAreaLevel1: state, country }: AddressFields): boolean {
  const isPoint = [latitude, longitude].every(
    (degree) => degree !== undefined && degree !== null && degree !== "" && Number.isFinite(Number(degree)),
  );
  return isPoint && Boolean(locality) && /^[A-Z]{2}$/.test(String(state ?? "")) && (country === "US" || country === "CA");
}

/**
 * Whether an address of the list is the one that was typed by hand: for an address that it lacks, the list offers similar ones. Words of
 * the street may be abbreviated.
 */
export function isSameAddress(typed: AddressFields, listed: AddressFields): boolean {
  const words = wordsOf(typed.route);
  const isSame = (part: TypedPart) => wordsOf(typed[part]).join("") === wordsOf(listed[part]).join("");
  return (
    isSame("administrativeAreaLevel1") &&
    (isSame("locality") || isSame("postalCode")) &&
    wordsOf([listed.streetNumber, listed.route].map(textOf).join(" ")).every((word) =>
      words.some((one) => abbreviates(one, word) || abbreviates(word, one)),
    )
  );
}

function wordsOf(text: unknown): string[] {
  const plain = textOf(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Whether a word is another one, or has some of its letters in their order, beginning with the first. */
function abbreviates(short: string, word: string): boolean {
  if (short === word) return true;
  if (short[0] !== word[0] || /\d/.test(short)) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at++;
  return at >= short.length;
}

/** Returns an address by hand as one line for a lookup, without the postal code, which would reduce the matches. */
export function toLine({ route, locality, administrativeAreaLevel1: state }: AddressFields): string {
  return [route, locality, state].map(textOf).filter(Boolean).join(", ");
}

/** Returns the fields by hand of an incomplete address from the list, with its id. */
export function toPartsByHand({ placeId, streetNumber, route, locality, administrativeAreaLevel1: state, postalCode }: AddressFields) {
  const region = textOf(state);
  return {
    addressByHand: "on",
    placeId: textOf(placeId),
    route: [streetNumber, route].map(textOf).filter(Boolean).join(" "),
    locality: textOf(locality),
    administrativeAreaLevel1: countryOf(region) ? region : "",
    postalCode: textOf(postalCode),
  };
}
