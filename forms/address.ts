import type { FieldErrorCode } from "./errors";
import { countryOf, isPostalCode } from "./regions";

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
type AddressPart = (typeof ADDRESS_PARTS)[number];

/** What of it is typed by hand where the list is silent; the number stands with the street. */
export const TYPED_PARTS = ["route", "locality", "administrative_area_level_1", "postal_code"] as const;
export type TypedPart = (typeof TYPED_PARTS)[number];

/** The fields of an address as a form holds them, right or wrong. */
export type AddressFields = { readonly [Field in AddressPart | "address" | "addressByHand"]?: unknown };

interface AddressRule {
  field: string;
  code: FieldErrorCode;
  isRight(values: AddressFields): boolean;
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** By hand, each part for itself; else one of the list. What a field lacks is told before how it is wrong. */
export const addressRules: readonly AddressRule[] = [
  ...TYPED_PARTS.map((field): AddressRule => ({
    field,
    code: "required",
    isRight: (values) => !isByHand(values) || textOf(values[field]) !== "",
  })),
  {
    field: "administrative_area_level_1",
    code: "required",
    isRight: (values) => !isByHand(values) || countryOf(textOf(values.administrative_area_level_1)) !== null,
  },
  {
    field: "postal_code",
    code: "invalidPostalCode",
    isRight: (values) => !isByHand(values) || isPostalCode(textOf(values.postal_code), textOf(values.administrative_area_level_1)),
  },
  { field: "address", code: "required", isRight: (values) => isByHand(values) || textOf(values.address) !== "" },
  { field: "address", code: "chooseAddress", isRight: (values) => isByHand(values) || isChosen(values) },
];

/** Whether an address is typed by hand, part by part. */
export function isByHand({ addressByHand }: AddressFields): boolean {
  return addressByHand === true || addressByHand === "on";
}

/** Whether an address was chosen from the list, and says enough for us to know who works around it. */
export function isChosen({ latitude, longitude, locality, administrative_area_level_1: state, country }: AddressFields): boolean {
  const isPoint = [latitude, longitude].every(
    (degree) => degree !== undefined && degree !== null && degree !== "" && Number.isFinite(Number(degree)),
  );
  return isPoint && Boolean(locality) && /^[A-Z]{2}$/.test(String(state ?? "")) && (country === "US" || country === "CA");
}

/** An address that was typed in parts, in one line to look it up by; a list finds more without the postal code. */
export function toLine({ route, locality, administrative_area_level_1: state }: AddressFields): string {
  return [route, locality, state].map(textOf).filter(Boolean).join(", ");
}

/** An address from the list that is no whole one, to be completed by hand. Its id says which it was. */
export function toPartsByHand({
  place_id,
  street_number,
  route,
  locality,
  administrative_area_level_1: state,
  postal_code,
}: AddressFields) {
  const region = textOf(state);
  return {
    addressByHand: "on",
    place_id: textOf(place_id),
    route: [street_number, route].map(textOf).filter(Boolean).join(" "),
    locality: textOf(locality),
    administrative_area_level_1: countryOf(region) ? region : "",
    postal_code: textOf(postal_code),
  };
}

/** The parts of a half-typed line that can be told apart, so that the visitor need not type them again. */
export function toTypedParts(line: string): Partial<Record<TypedPart, string>> {
  const [route = "", locality = "", ...rest] = line.split(",").map((part) => part.trim());
  const end = rest.join(" ");
  const state = (end.match(/\b[A-Z]{2}\b/g) ?? []).find((code) => countryOf(code) !== null);
  const code = /\b(\d{5}(-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/i.exec(end)?.[0];
  return { route, locality, ...(state && { administrative_area_level_1: state }), ...(code && { postal_code: code }) };
}
