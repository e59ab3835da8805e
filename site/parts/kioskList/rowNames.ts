import { nameOf, streetName, withoutCity } from "../../ui/kioskName";
import type { FoundRow } from "./listing";

/** The name of a kiosk in a list. */
export interface RowName {
  name: string;
  /** Its street, if another kiosk of the list has the same name. */
  onStreet?: string;
}

/** Returns a name with its street: `Rookery Mercantile, Osprey Bend St`. */
export function printName({ name, onStreet }: RowName): string {
  return onStreet ? `${name}, ${onStreet}` : name;
}

/** A name of at most so many letters stands whole beside its street on a map, and a shorter one than these says nothing. */
const LETTERS = { most: 14, least: 4 };

/**
 * Returns a name for a map, which has less room: one with a street is as many of its first words as fit, `Windlass, Fernhasp St`. Others
 * are whole.
 */
export function printOnMap({ name, onStreet }: RowName): string {
  if (!onStreet) return name;
  const [first = "", ...words] = name.split(" ");
  let short = first;
  for (const word of words) {
    if (short.length >= LETTERS.least && `${short} ${word}`.length > LETTERS.most) break;
    short += ` ${word}`;
  }
  // An ampersand, or a word like it, must not come last.
  return `${short.replace(/ (\W|and|et)$/, "")}, ${onStreet}`;
}

/**
 * Returns the names of a list's kiosks, without the city that the page is about. Kiosks with the same name are told apart by their street,
 * and by its number as well when the streets are the same.
 */
export function rowNames(
  rows: readonly { kiosk: Pick<FoundRow["kiosk"], "locationId" | "name" | "retailer" | "address"> }[],
  city: string | null | undefined,
): RowName[] {
  const named = rows.map(({ kiosk }) => {
    const street = kiosk.address.street ?? "";
    return { name: withoutCity(nameOf(kiosk), city), street, short: streetName(street) };
  });
  const names = countOf(named.map(({ name }) => name));
  const withStreets = countOf(named.map(({ name, short }) => `${name}\n${short}`));
  return named.map(({ name, street, short }) => {
    if (names.get(name) === 1 || !street) return { name };
    return { name, onStreet: withStreets.get(`${name}\n${short}`) === 1 ? short : street };
  });
}

function countOf(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
