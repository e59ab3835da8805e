import { z } from "zod";

/** No location id is longer. */
const MAX_ID_CHARS = 64;

const locationId = z.union([z.string().trim(), z.number().int().transform(String)]).pipe(z.string().min(1).max(MAX_ID_CHARS));

/** The value of an integration field for a kiosk: the blob of its item in the catalog (catalog.ts). */
const blob = z.looseObject({ location_id: locationId });

/** One row of a group of kiosks. Rows older than the catalog have the id itself, as text in `location_id` or in the field. */
const row = z.union([
  z.looseObject({ kiosk: blob }).transform(({ kiosk }) => kiosk.location_id),
  z.looseObject({ kiosk: locationId }).transform(({ kiosk }) => kiosk),
  z.looseObject({ location_id: locationId }).transform(({ location_id }) => location_id),
]);

/** Returns the location ids of the kiosks that an editor has picked, in the order of the rows; rows without one are left out. */
export function pickedIds(rows: readonly unknown[] | null | undefined, most: number): string[] {
  return (rows ?? [])
    .flatMap((one) => {
      const { data } = row.safeParse(one);
      return data === undefined ? [] : [data];
    })
    .slice(0, most);
}
