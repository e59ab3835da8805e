import type { MapRow } from "./kioskMapProps";

/**
 * Returns the accessible name of a kiosk's pin: number and name as in the list. A kiosk outside the list, whose name is not loaded, is told
 * apart by its id.
 */
export function pinLabel(locationId: string, row: MapRow | undefined, kiosk: string): string {
  if (!row) return `${kiosk} ${locationId}`;
  return row.number === undefined ? row.name : `${row.number}. ${row.name}`;
}
