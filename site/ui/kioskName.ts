import { firstTel } from "./toTel";

/** The parts of an address. */
export interface AddressLines {
  street?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
}

interface Named {
  locationId: string;
  name: string | null;
  retailer: string | null;
  address: AddressLines;
}

/** Returns a kiosk's name; falls back to retailer, street or id if the name is empty. */
export function nameOf({ locationId, name, retailer, address }: Named): string {
  return name || retailer || address.street || locationId;
}

/** `Springfield, IL 62701`, or as much of it as there is. The two halves of a Canadian postal code stay on one line. */
export function cityLine({ city, state, postalCode }: AddressLines): string {
  return [city, [state, postalCode?.replace(" ", "\u00a0")].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** `1 Main St, Springfield, IL 62701`, or as much of it as there is. */
export function addressOf(address: AddressLines): string {
  return [address.street, cityLine(address)].filter(Boolean).join(", ");
}

/** Returns a kiosk's number as it is written, and the `tel:` URL of the first number in it; null when there is none to dial. */
export function dialable(phone: string | null): { text: string; href: string } | null {
  const href = phone === null ? undefined : firstTel(phone);
  return href === undefined ? null : { text: phone!, href };
}

/** Returns a kiosk's name without the city at its end, for a page that is about that city: `Saltbox Market New York` → `Saltbox Market`. */
export function withoutCity(name: string, city: string | null | undefined): string {
  const end = ` ${city ?? ""}`;
  return city && name.length > end.length && name.endsWith(end) ? name.slice(0, -end.length) : name;
}

/** How the US Postal Service writes the kinds of streets. */
const STREET_KINDS: Readonly<Record<string, string>> = {
  Avenue: "Ave",
  Boulevard: "Blvd",
  Court: "Ct",
  Drive: "Dr",
  Highway: "Hwy",
  Lane: "Ln",
  Parkway: "Pkwy",
  Place: "Pl",
  Road: "Rd",
  Street: "St",
  Terrace: "Ter",
};

/** Returns a street without its number, its kind shortened: `13499 Osprey Bend Street` → `Osprey Bend St`, `2934, rue X` → `rue X`. */
export function streetName(street: string): string {
  const words = street.split(" ");
  const named = words.length > 1 && /^\d[\w-]*,?$/.test(words[0]!) ? words.slice(1) : words;
  const kind = STREET_KINDS[named.at(-1)!];
  return (kind && named.length > 1 ? [...named.slice(0, -1), kind] : named).join(" ");
}
