/** A kiosk as the graph knows it, whatever the product backend calls things. */
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
  geoLocation: { lat: number; lng: number };
  servicesAvailable: ServiceKey[];
}

/** From one opening to the next closing, in the kiosk's time zone; always open has no `close`. */
export interface HoursPeriod {
  open: WeekTime;
  close: WeekTime | null;
}

/** `day` is 0 on Sunday, `time` is `hh:mm`. */
export interface WeekTime {
  day: number;
  time: string;
}

/** In the order in which every list of services stands. */
export const SERVICE_KEYS = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"] as const;
export type ServiceKey = (typeof SERVICE_KEYS)[number];
