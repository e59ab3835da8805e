/** A kiosk as the graph knows it; the product backend may call its fields otherwise. */
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
  /** Google's id of the place. */
  placeId: string | null;
  /** The machines of the location, as the backend lists them. */
  sites: Site[];
  machineTypes: MachineType[];
  servicesAvailable: ServiceKey[];
  /** Codes of the groups of key designs in stock. */
  stocksDesignGroups: string[];
}

/** A machine at a location: of a type that may be none we know, with settings of the backend's own. */
export interface Site {
  machineType: string | null;
  settings: SiteSetting[];
}

/** A setting as text, also where the backend sends a number or a boolean; null where it has no value. */
interface SiteSetting {
  name: string;
  value: string | null;
}

/** From one opening to the next closing, in the kiosk's time zone; always open has no `close`. */
export interface HoursPeriod {
  open: WeekTime;
  close: WeekTime | null;
}

/** `day` is 0 on Sunday, `time` is `hh:mm`. */
interface WeekTime {
  day: number;
  time: string;
}

/** The hours of one date, `yyyy-mm-dd`, in place of the week's; closed all day has no periods. */
interface HolidayHours {
  date: string;
  periods: HoursPeriod[];
}

/** V models cut keys, IF copies key fobs. In the order in which every list of them stands. */
export const MACHINE_TYPES = ["V1", "V1.5", "V2", "V3", "IF"] as const;
export type MachineType = (typeof MACHINE_TYPES)[number];

/** In the order in which every list of services stands. */
export const SERVICE_KEYS = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"] as const;
export type ServiceKey = (typeof SERVICE_KEYS)[number];
