/** A kiosk in the graph's terms; the product backend may name its fields differently. */
export interface Kiosk {
  locationId: string;
  name: string | null;
  retailer: string | null;
  address: {
    street: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
  };
  phone: string | null;
  timeZone: string | null;
  hours: HoursPeriod[] | null;
  holidayHours: HolidayHours[] | null;
  geoLocation: { lat: number; lng: number };
  /** Google's place id. */
  placeId: string | null;
  /** The machines of the location, as the backend lists them. */
  sites: Site[];
  machineTypes: MachineType[];
  servicesAvailable: ServiceKey[];
  /** Codes of the groups of key designs in stock. */
  stocksDesignGroups: string[];
}

/** A machine at a location: its type may be unknown to us; its settings are the backend's. */
export interface Site {
  machineType: string | null;
  settings: SiteSetting[];
}

/** A setting as text, even when the backend sends a number or a boolean; null when it has no value. */
interface SiteSetting {
  name: string;
  value: string | null;
}

/** From one opening to the next closing, in the kiosk's time zone; without `close` it is always open. */
export interface HoursPeriod {
  open: WeekTime;
  close: WeekTime | null;
}

/** `day` is 0 on Sunday, `time` is `hh:mm`. */
interface WeekTime {
  day: number;
  time: string;
}

/** The hours of one date, `yyyy-mm-dd`, which replace the week's; closed all day has no periods. */
interface HolidayHours {
  date: string;
  periods: HoursPeriod[];
}

/** V models cut keys, IF copies key fobs. Every list of machine types has this order. */
export const MACHINE_TYPES = ["V1", "V1.5", "V2", "V3", "IF"] as const;
export type MachineType = (typeof MACHINE_TYPES)[number];

/** Every list of services has this order. */
export const SERVICE_KEYS = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"] as const;
export type ServiceKey = (typeof SERVICE_KEYS)[number];
