import { toRegion } from "#shared/forms/regions.ts";
import { readHolidays } from "./hours/readHolidays";
import { readWeek } from "./hours/readWeek";
import { type Kiosk, MACHINE_TYPES, type MachineType, SERVICE_KEYS, type ServiceKey, type Site } from "./kiosk";
import type { KioskPayload } from "./payload";

/** Is told which kiosk has hours that are nonsense, in whole or in part. */
export type OnDoubt = (locationId: string) => void;

/** Maps a parsed payload to the graph's kiosk, reads its hours and derives its services. */
export function toKiosk(payload: KioskPayload, onDoubt: OnDoubt = () => {}): Kiosk {
  const { locationId, name, retailer, address, phone, timeZone, geoLocation, placeId, stocksDesignGroups } = payload;
  const week = readWeek(payload.hours);
  const holidays = readHolidays(payload.holidayHours, address ?? {});
  if (week.isDoubtful || holidays.isDoubtful) onDoubt(locationId);
  return {
    locationId,
    name: name ?? null,
    retailer: retailer ?? null,
    address: toAddress(address ?? {}),
    phone: phone ?? null,
    timeZone: timeZone ?? null,
    week: week.week,
    holidayHours: holidays.holidays,
    geoLocation: geoLocation ?? null,
    placeId: placeId ?? null,
    sites: toSites(payload),
    machineTypes: toMachineTypes(payload),
    servicesAvailable: toServices(payload),
    stocksDesignGroups: [...new Set(stocksDesignGroups)],
  };
}

function toAddress({ street, city, state, postalCode, country }: NonNullable<KioskPayload["address"]>): Kiosk["address"] {
  const region = toRegion({ state: state ?? null, country: country ?? null });
  return { street: street ?? null, city: city ?? null, ...region, postalCode: postalCode ?? null };
}

function toSites({ sites }: KioskPayload): Site[] {
  return (sites ?? []).map(({ machineType, settings }) => ({
    machineType: machineType ?? null,
    // A setting without a name is left out.
    settings: (settings ?? []).flatMap(({ name, value }) => (name ? [{ name, value: toSettingText(value) }] : [])),
  }));
}

// Values other than text, numbers and booleans are ignored.
function toSettingText(value: unknown): string | null {
  return ["string", "number", "boolean"].includes(typeof value) ? String(value) : null;
}

function toMachineTypes({ sites }: KioskPayload): MachineType[] {
  return MACHINE_TYPES.filter((type) => sites?.some(({ machineType }) => machineType === type));
}

function toServices({ sites, locksmithArea }: KioskPayload): ServiceKey[] {
  const machines = sites ?? [];
  const settings = machines.flatMap((site) => site.settings ?? []);
  const available: Record<ServiceKey, boolean> = {
    keyCopy: machines.some(({ machineType }) => machineType?.startsWith("V")),
    keyFobs: machines.some(({ machineType }) => machineType === "IF"),
    // The backend sends this setting as a boolean or as text.
    carKeys: settings.some(({ name, value }) => name === "carKeyEnabled" && String(value) === "true"),
    locksmith: locksmithArea === true,
    "become-locksmith": locksmithArea === true,
  };
  return SERVICE_KEYS.filter((key) => available[key]);
}
