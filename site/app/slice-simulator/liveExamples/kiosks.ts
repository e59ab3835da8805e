import type { FeaturedKiosksLiveFragment, KioskCardFragment, NearbyKiosksLiveFragment } from "#site/bff/__generated__/operations.ts";

type Nearby = NonNullable<NearbyKiosksLiveFragment["nearby"]>;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const hours = (from: string, to: string) => EVERY_DAY.map((day) => ({ open: { day, time: from }, close: { day, time: to } }));

const shop = (index: number, name: string, street: string, fields: Partial<KioskCardFragment>): KioskCardFragment => ({
  locationId: String(100_001 + index),
  path: null,
  name,
  retailer: name,
  phone: null,
  placeId: null,
  timeZone: "America/New_York",
  holidayHours: null,
  unknownDays: [],
  hours: hours("08:00", "21:00"),
  servicesAvailable: ["keyCopy"],
  address: { street, city: "Columbus", state: "OH", postalCode: "43215", country: "US" },
  ...fields,
});

const KIOSKS: readonly KioskCardFragment[] = [
  shop(0, "Riverside Market", "118 Harbor Street", { servicesAvailable: ["keyCopy", "keyFobs", "carKeys"] }),
  shop(1, "Oak & Nail Hardware", "2045 Orchard Avenue", { hours: hours("07:00", "19:00"), servicesAvailable: ["keyCopy", "carKeys"] }),
  shop(2, "Lantern Grocery", "710 Foundry Road", { hours: hours("06:00", "23:00"), servicesAvailable: ["keyCopy", "keyFobs"] }),
  shop(3, "Cedar Pharmacy", "33 Mill Lane", {}),
  shop(4, "North End Home Center", "4400 Station Road", { servicesAvailable: ["keyCopy", "keyFobs", "carKeys"] }),
  shop(5, "Harvest Foods", "1290 Elm Street", { hours: hours("07:00", "22:00") }),
];
const STEP_KM = 1.4;

/** Returns as many kiosks as the editor picked, at most those there are; three if none was picked yet. */
export function featuredExamples(picked: number): FeaturedKiosksLiveFragment {
  const kiosks = KIOSKS.slice(0, picked || 3);
  return { locationIds: kiosks.map(({ locationId }) => locationId), kiosks };
}

/** Returns kiosks around the editor's point, the nearest first, with the service if one is chosen. */
export function nearbyExamples(service: string | null): Nearby {
  return KIOSKS.filter(({ servicesAvailable }) => !service || servicesAvailable.includes(service)).map(
    ({ phone: _phone, placeId: _placeId, ...kiosk }, index) => ({ distanceKm: 0.6 + index * STEP_KM, kiosk }),
  );
}
