import { atCity } from "./atCity";
import type { Lang } from "./languages";
import { formatCount } from "./formatNumber";
import type { Service } from "./services";

/** Services to visitors. */
export type VisitorService = Exclude<Service, "become-locksmith">;

/** Services that a kiosk itself offers. */
export type KioskCopyService = Exclude<VisitorService, "locksmith">;

/** Those services in the order in which they are shown. */
export const KIOSK_COPY_SERVICES = ["keyCopy", "keyFobs", "carKeys"] as const satisfies readonly KioskCopyService[];

/** All services to visitors in the order in which they are shown. */
export const VISITOR_SERVICES = ["keyCopy", "keyFobs", "carKeys", "locksmith"] as const satisfies readonly VisitorService[];

/** Messages about the services of a state or city, by how many of its kiosks offer them. */
interface DirectoryWords {
  /** Heading above the services of a city. */
  servicesIn(city: string): string;
  /** A service of a city: `Car keys in Columbus`. */
  serviceIn(service: string, city: string): string;
  /** A sentence on a service: how many of all kiosks offer it. */
  offered(service: VisitorService, kiosks: number, all: number): string;
  /** On the link to a city's kiosks with a service: `12 in Columbus`. */
  inCity(kiosks: number, city: string): string;
  /** Heading above all cities of a state, and above those that a search found. */
  allCities(count: number): string;
  /** On the link to them. */
  allCitiesByName(count: number): string;
  citiesFound(count: number, words: string): string;
  /** The same link on a page that names the city already. */
  showThem(kiosks: number): string;
}

/** A verb with one kiosk, with several, and with none. */
type Verb = [one: string, many: string, none: string];

const ENGLISH: Record<KioskCopyService, Verb> = {
  keyCopy: ["copies keys in about a minute", "copy keys in about a minute", "copies keys"],
  keyFobs: ["copies fobs for doors and gates", "copy fobs for doors and gates", "copies fobs"],
  carKeys: ["makes car keys", "make car keys", "makes car keys"],
};

const FRENCH: Record<KioskCopyService, Verb> = {
  keyCopy: ["taille un double en une minute, ou presque", "taillent un double en une minute, ou presque", "taille de doubles"],
  keyFobs: ["copie les puces de porte et de barrière", "copient les puces de porte et de barrière", "copie de puces"],
  carKeys: ["fait des clés d’auto", "font des clés d’auto", "fait de clés d’auto"],
};

function inEnglish(service: VisitorService, kiosks: number, all: number): string {
  const [some, total] = [formatCount(kiosks, "en-us"), formatCount(all, "en-us")];
  if (service === "locksmith") {
    if (kiosks === 0) return "No locksmith of ours comes here yet.";
    return kiosks === all
      ? "A locksmith comes to you anywhere around here, day and night."
      : "A locksmith comes to many places around here, day and night. Call, and hear about yours.";
  }
  const [one, many, none] = ENGLISH[service];
  if (kiosks === 0) return `No kiosk here ${none} yet.`;
  if (all === 1) return `The kiosk here ${one}.`;
  if (kiosks === all) return `${all === 2 ? "Both" : `All ${total}`} kiosks ${many}.`;
  return kiosks === 1 ? `One of the ${total} kiosks ${one}.` : `${some} of ${total} kiosks ${many}.`;
}

function inFrench(service: VisitorService, kiosks: number, all: number): string {
  const [some, total] = [formatCount(kiosks, "fr-ca"), formatCount(all, "fr-ca")];
  if (service === "locksmith") {
    if (kiosks === 0) return "Aucun de nos serruriers ne se déplace ici pour l’instant.";
    return kiosks === all
      ? "Un serrurier se déplace partout autour d’ici, jour et nuit."
      : "Un serrurier se déplace souvent par ici, jour et nuit. Appelez pour savoir ce qu’il en est chez vous.";
  }
  const [one, many, none] = FRENCH[service];
  if (kiosks === 0) return `Aucune borne d’ici ne ${none} pour l’instant.`;
  if (all === 1) return `La borne d’ici ${one}.`;
  if (kiosks === all) return `Les ${all === 2 ? "deux" : total} bornes ${many}.`;
  return kiosks === 1 ? `Une des ${total} bornes ${one}.` : `${some} des ${total} bornes ${many}.`;
}

const WORDS: Record<Lang, DirectoryWords> = {
  "en-us": {
    servicesIn: (city) => `What you can get in ${city}`,
    serviceIn: (service, city) => `${service} in ${city}`,
    offered: inEnglish,
    inCity: (kiosks, city) => `${formatCount(kiosks, "en-us")} in ${city}`,
    allCities: (count) => `All ${formatCount(count, "en-us")} cities`,
    allCitiesByName: (count) => `All ${formatCount(count, "en-us")} cities, A to Z`,
    citiesFound: (count, words) => `${formatCount(count, "en-us")} cities match “${words}”`,
    showThem: (kiosks) => (kiosks === 1 ? "Show it" : `Show these ${formatCount(kiosks, "en-us")}`),
  },
  "fr-ca": {
    servicesIn: (city) => `Ce qu’on trouve ${atCity(city)}`,
    serviceIn: (service, city) => `${service} ${atCity(city)}`,
    offered: inFrench,
    inCity: (kiosks, city) => `${formatCount(kiosks, "fr-ca")} ${atCity(city)}`,
    allCities: (count) => `Les ${formatCount(count, "fr-ca")} villes`,
    allCitiesByName: (count) => `Les ${formatCount(count, "fr-ca")} villes, de A à Z`,
    citiesFound: (count, words) => `${formatCount(count, "fr-ca")} villes pour «\u00a0${words}\u00a0»`,
    showThem: (kiosks) => (kiosks === 1 ? "La voir" : `Voir ces ${formatCount(kiosks, "fr-ca")}`),
  },
};

/** Returns the messages about services in a language. */
export function directoryWords(lang: Lang): DirectoryWords {
  return WORDS[lang];
}
