import { atCity } from "./atCity";
import { formatCount } from "./formatNumber";
import { inState } from "./inState";
import type { Lang } from "./languages";
import type { Service } from "./services";

/** Messages of the directory with names and numbers; those without are in messages.ts. */
interface LocatorWords {
  /** The services in a title, the first with a capital. */
  titleServices: Partial<Record<Service, string>>;
  anyService: string;
  countries: { US: string; CA: string };
  and: string;
  inState(what: string, state: string): string;
  inCity(what: string, city: string, code: string, state: string): string;
  /** The same on the city's page, whose breadcrumbs name the state. */
  servicesIn(what: string, city: string): string;
  at(what: string, name: string): string;
  kiosks(count: number): string;
  cities(count: number): string;
  /** The counts of a state: of all kiosks, or of those with the chosen services. */
  stateLead(kiosks: number, cities: number, hasServices: boolean): string;
  cityLead(kiosks: number): string;
  /** How many kiosks there are, as a sentence. */
  network(kiosks: number): string;
  rootDescription: string;
  stateDescription(kiosks: number, state: string): string;
  cityDescription(kiosks: number, city: string, code: string): string;
  locationDescription(services: string, address: string): string;
  /** Consecutive days. */
  days(first: string, last: string): string;
  everyDay: string;
  wholeDay: string;
  page(page: number, pages: number): string;
}

const english = (count: number, one: string, many: string) => `${formatCount(count, "en-us")} ${count === 1 ? one : many}`;
// In French, zero is singular.
const french = (count: number, one: string, many: string) => `${formatCount(count, "fr-ca")} ${count < 2 ? one : many}`;

const WORDS: Record<Lang, LocatorWords> = {
  "en-us": {
    titleServices: { keyCopy: "key copy", keyFobs: "fobs", carKeys: "car keys", locksmith: "locksmith" },
    anyService: "key services",
    countries: { US: "United States", CA: "Canada" },
    and: "and",
    inState: (what, state) => `${what} in ${state}`,
    inCity: (what, city, code) => `${what} in ${city}, ${code}`,
    servicesIn: (what, city) => `${what} in ${city}`,
    at: (what, name) => `${what} at ${name}`,
    kiosks: (count) => english(count, "kiosk", "kiosks"),
    cities: (count) => english(count, "city", "cities"),
    stateLead: (kiosks, cities, hasServices) =>
      `${english(kiosks, "kiosk", "kiosks")}${hasServices ? " with these services" : ""} in ${english(cities, "city", "cities")}.`,
    cityLead: (kiosks) =>
      kiosks === 1
        ? "One kiosk here, in a store with the hours below."
        : `${formatCount(kiosks, "en-us")} kiosks, each in a store with the hours below.`,
    network: (kiosks) => `${english(kiosks, "kiosk", "kiosks")} in the US and Canada.`,
    rootDescription: "Every Keyway kiosk in the US and Canada, by state, province and city, with addresses and store hours.",
    stateDescription: (kiosks, state) =>
      `${english(kiosks, "Keyway kiosk", "Keyway kiosks")} in ${state}, city by city: addresses, store hours, and what each one copies.`,
    cityDescription: (kiosks, city, code) =>
      `${english(kiosks, "Keyway kiosk", "Keyway kiosks")} in ${city}, ${code}: address, phone, store hours, and what can be copied there.`,
    locationDescription: (services, address) => `${services} at ${address}. Store hours, directions and phone.`,
    days: (first, last) => `${first}–${last}`,
    everyDay: "Every day",
    wholeDay: "24 hours",
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  "fr-ca": {
    titleServices: { keyCopy: "doubles de clés", keyFobs: "puces", carKeys: "clés d’auto", locksmith: "serrurier" },
    anyService: "services de clés",
    countries: { US: "États-Unis", CA: "Canada" },
    and: "et",
    inState: (what, state) => `${what} ${inState(state)}`,
    inCity: (what, city, _, state) => `${what} ${atCity(city)} (${state})`,
    servicesIn: (what, city) => `${what} ${atCity(city)}`,
    at: (what, name) => `${what} chez ${name}`,
    kiosks: (count) => french(count, "borne", "bornes"),
    cities: (count) => french(count, "ville", "villes"),
    stateLead: (kiosks, cities, hasServices) =>
      `${french(kiosks, "borne", "bornes")}${hasServices ? " avec ces services" : ""}, ${french(cities, "ville", "villes")}.`,
    cityLead: (kiosks) =>
      kiosks === 1
        ? "Une borne ici, dans un magasin ouvert aux heures indiquées."
        : `${formatCount(kiosks, "fr-ca")} bornes, chacune dans un magasin ouvert aux heures indiquées.`,
    network: (kiosks) => `${french(kiosks, "borne", "bornes")} aux États-Unis et au Canada.`,
    rootDescription:
      "Toutes les bornes Keyway au Canada et aux États-Unis, par province, État et ville, avec adresses et heures d’ouverture.",
    stateDescription: (kiosks, state) =>
      `${french(kiosks, "borne Keyway", "bornes Keyway")} ${inState(state)}, ville par ville, ` +
      "avec adresses, heures d’ouverture et services.",
    cityDescription: (kiosks, city) =>
      `${french(kiosks, "borne Keyway", "bornes Keyway")} ${atCity(city)} : adresse, téléphone, heures d’ouverture et ce qu’on y copie.`,
    locationDescription: (services, address) => `${services} au ${address}. Heures du magasin, itinéraire et téléphone.`,
    days: (first, last) => `${first} au ${last}`,
    everyDay: "Tous les jours",
    wholeDay: "24\u00a0heures",
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
};

/** Returns the directory's messages in a language. */
export function locatorWords(lang: Lang): LocatorWords {
  return WORDS[lang];
}
