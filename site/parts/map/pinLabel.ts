import type { MapWords } from "./mapWords";
import type { MapDot } from "./useMapKiosks";

/**
 * Returns the accessible name of a kiosk's pin: number and name as in the list, or what stands beside its dot, street, and whether it is
 * open. The status in words is that of the page, unless the list has since told the map otherwise. Until a kiosk outside the list has
 * loaded, its id tells it apart.
 */
export function pinLabel(
  locationId: string,
  row: MapDot | undefined,
  isClosed: boolean,
  words: Pick<MapWords, "kiosk" | "open" | "closedNow">,
): string {
  if (!row) return `${words.kiosk} ${locationId}`;
  const status = isClosed === Boolean(row.isClosed) ? row.status : isClosed ? words.closedNow : words.open;
  const named = row.beside === undefined ? [row.name, row.street] : [row.beside];
  return [row.number, ...named, status].filter((part) => part !== undefined).join(", ");
}
