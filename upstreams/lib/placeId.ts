import { toStableId } from "./hash";

const kinds = ["kiosk", "city", "zip", "postal"] as const;
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const codeLength = 6;

/** The kinds of places whose ids are made from a number. */
export type PlaceKind = (typeof kinds)[number];

/** Returns the id of a place. It looks as opaque as a real one, but parsePlaceId can decode it. */
export function createPlaceId(kind: PlaceKind, number: number): string {
  let code = "";
  for (let rest = number * kinds.length + kinds.indexOf(kind); rest > 0; rest = Math.floor(rest / digits.length)) {
    code = digits[rest % digits.length]! + code;
  }
  return `ChIJ${toStableId(`${kind} ${number}`, 17)}${code.padStart(codeLength, digits[0])}`;
}

/** Decodes a place id; undefined if it is not one of ours. */
export function parsePlaceId(placeId: string): { kind: PlaceKind; number: number } | undefined {
  let value = 0;
  for (const digit of placeId.slice(-codeLength)) value = value * digits.length + digits.indexOf(digit);
  const kind = kinds[value % kinds.length];
  const number = Math.floor(value / kinds.length);
  return kind && createPlaceId(kind, number) === placeId ? { kind, number } : undefined;
}
