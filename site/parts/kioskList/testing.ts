import type { Lang } from "../../i18n/languages";
import type { FoundRow, Listing, NearRow } from "./listing";
import { type RowData, toRowData } from "./rowData";

/** The same hours on each day of a week. */
export const daily = (open: string, close: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: open }, close: { day, time: close } }));

/** What services cost. */
export const prices = { US: { keyCopy: { from: "$4", text: "from about $4" }, carKeys: { from: "$40", text: "from about $40" } } };

/** A kiosk as the BFF finds it. */
export function foundRow(id: string, distanceKm: number | undefined, hours: ReturnType<typeof daily> | null): FoundRow {
  const kiosk = {
    locationId: id,
    path: `/key-services/oh/columbus/${id}/`,
    name: `Shop ${id} Columbus`,
    retailer: null,
    phone: "614-555-0142",
    placeId: null,
    servicesAvailable: ["carKeys", "locksmith", "keyCopy"],
    timeZone: "America/New_York",
    address: { street: `${id} Main Street`, city: "Columbus", state: "OH", postalCode: "43215", country: "US" },
    hours,
    unknownDays: [],
    holidayHours: null,
    geoLocation: { lat: 39.96, lng: -83 },
    machines: [],
  };
  return { kiosk, ...(distanceKm !== undefined && { distanceKm }) } as FoundRow;
}

/** A Wednesday, 10 a.m. in Columbus. */
export const NOW = new Date("2026-11-25T10:00:00-05:00");

/** A kiosk's row in a language, at that moment. */
export function rowIn(lang: Lang, id = "1", hours: ReturnType<typeof daily> | null = daily("07:00", "18:00")): RowData {
  return toRowData([foundRow(id, Number(id) / 2, hours)], { lang, unit: "mi", now: NOW, around: "Columbus", prices })[0]!;
}

/** A list of nothing but these kiosks. */
export function listingOf(rows: readonly NearRow[], more: Partial<Listing> = {}): Listing {
  const count = rows.length;
  const whole = { rows, offset: 0, count, total: count, loaded: rows, lookedAt: null };
  return { ...whole, services: [], nearest: rows[0] ?? null, open: null, isWidened: false, ...more };
}
