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
  /** Null when no day is known. */
  week: Week | null;
  holidayHours: HolidayHours[] | null;
  /** Null when the backend sends none that is one. */
  geoLocation: { lat: number; lng: number } | null;
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

/**
 * The hours of a week in their one notation (hours/readWeek.ts): in their order, without overlaps, each on the day on which it opens, and
 * an opening of a day or more divided at midnights.
 */
export interface Week {
  /** Without those of the days that are unknown; never empty. */
  hours: HoursPeriod[];
  /** Sunday = 0. */
  unknownDays: number[];
}

/** From one opening to the next closing, in the kiosk's time zone; a week's only period without `close` is always open. */
export interface HoursPeriod {
  open: WeekTime;
  close: WeekTime | null;
}

/** `day` is 0 on Sunday, `time` is `hh:mm`. */
interface WeekTime {
  day: number;
  time: string;
}

/** The hours of one date, `yyyy-mm-dd`, which replace the week's. */
export interface HolidayHours {
  date: string;
  /** The backend's own words for the date. */
  name: string | null;
  /** The public holiday on this date. */
  holiday: Holiday | null;
  /** None when it is closed all day; null when they are not known. */
  periods: HoursPeriod[] | null;
}

/** The public holidays, and the days beside them, on which stores of the US and Canada have other hours. */
export type Holiday =
  | "NEW_YEARS_DAY"
  | "MARTIN_LUTHER_KING_DAY"
  | "PRESIDENTS_DAY"
  | "FAMILY_DAY"
  | "GOOD_FRIDAY"
  | "EASTER_SUNDAY"
  | "EASTER_MONDAY"
  | "VICTORIA_DAY"
  | "MEMORIAL_DAY"
  | "JUNETEENTH"
  | "SAINT_JEAN_BAPTISTE_DAY"
  | "CANADA_DAY"
  | "INDEPENDENCE_DAY"
  | "CIVIC_HOLIDAY"
  | "LABOR_DAY"
  | "TRUTH_AND_RECONCILIATION_DAY"
  | "COLUMBUS_DAY"
  | "THANKSGIVING"
  | "VETERANS_DAY"
  | "REMEMBRANCE_DAY"
  | "CHRISTMAS_EVE"
  | "CHRISTMAS_DAY"
  | "BOXING_DAY"
  | "NEW_YEARS_EVE";

/** V models cut keys, IF copies key fobs. Every list of machine types has this order. */
export const MACHINE_TYPES = ["V1", "V1.5", "V2", "V3", "IF"] as const;
export type MachineType = (typeof MACHINE_TYPES)[number];

/** Every list of services has this order. */
export const SERVICE_KEYS = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"] as const;
export type ServiceKey = (typeof SERVICE_KEYS)[number];
