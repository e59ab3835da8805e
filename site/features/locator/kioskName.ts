import type { KioskRowFragment } from "../../bff/__generated__/operations";

type Named = Pick<KioskRowFragment, "locationId" | "name" | "retailer"> & { address: Partial<KioskRowFragment["address"]> };

/** What a kiosk is called, even where the backend has left its name empty. */
export function nameOf({ locationId, name, retailer, address }: Named): string {
  return name || retailer || address.street || locationId;
}

/** `Springfield, IL 62701`, or as much of it as there is. */
export function placeOf({ city, state, postalCode }: Partial<KioskRowFragment["address"]>): string {
  return [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** A telephone number as a link dials it. */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
