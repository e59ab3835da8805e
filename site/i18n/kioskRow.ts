import type { Lang } from "./languages";
import type { Service } from "./services";

/** Messages of a kiosk's row. Separate from results.ts, so that browsers load only these. */
interface KioskRowWords {
  /** Name of the badge with the row's number. */
  showOnMap(number: number): string;
  /** What a visitor gets there: its name, and its short one for narrow rows. */
  services: Partial<Record<Service, { name: string; short: string }>>;
  hoursUnknown: string;
  /** The hours of a day of the week, on paper. */
  hoursOn(day: string, hours: string): string;
  directions: string;
  directionsTo(name: string): string;
  call: string;
  callName(name: string, phone: string): string;
  hours: string;
  save: string;
  saveName: string;
  machines: string;
  /** Above the list: the nearest open kiosk, or the first to open; when is `until 10 PM`, or `Fri 7 AM`. */
  openNow(distance: string | undefined, when: string): string;
  /** In its last hour: status is `Closes in 20 min`. */
  closesSoon(distance: string | undefined, status: string): string;
  opensFirst(distance: string | undefined, when: string): string;
  until(time: string): string;
  always: string;
  opensToday(time: string): string;
  opensTomorrow(time: string): string;
  opensOn(day: string, time: string): string;
  /** Names the card of the answer for screen readers. */
  answer: string;
}

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");

const WORDS: Record<Lang, KioskRowWords> = {
  "en-us": {
    showOnMap: (number) => `Show ${number} on the map`,
    services: {
      keyCopy: { name: "House key", short: "House key" },
      keyFobs: { name: "Key fobs", short: "Fobs" },
      carKeys: { name: "Car keys", short: "Car keys" },
    },
    hoursUnknown: "Hours unknown: call first",
    hoursOn: (day, hours) => `${day}: ${hours}`,
    directions: "Directions",
    directionsTo: (name) => `Directions to ${name}`,
    call: "Call",
    callName: (name, phone) => `Call ${name}, ${phone}`,
    hours: "Hours",
    save: "Save",
    saveName: "Save this kiosk",
    machines: "Machines here:",
    openNow: (distance, when) => join("Open now", distance, when),
    closesSoon: (distance, status) => join(status, distance),
    opensFirst: (distance, when) => join("Opens first", distance, when),
    until: (time) => `until ${time}`,
    always: "24 hours",
    opensToday: (time) => `today ${time}`,
    opensTomorrow: (time) => `tomorrow ${time}`,
    opensOn: (day, time) => `${day} ${time}`,
    answer: "Where to go",
  },
  "fr-ca": {
    showOnMap: (number) => `Voir la borne ${number} sur la carte`,
    services: {
      keyCopy: { name: "Clé de maison", short: "Clé de maison" },
      keyFobs: { name: "Puces d’accès", short: "Puces" },
      carKeys: { name: "Clés d’auto", short: "Clés d’auto" },
    },
    hoursUnknown: "Heures inconnues\u00a0: appelez avant",
    hoursOn: (day, hours) => `${day.charAt(0).toUpperCase()}${day.slice(1)}\u00a0: ${hours}`,
    directions: "Itinéraire",
    directionsTo: (name) => `Itinéraire vers ${name}`,
    call: "Appeler",
    callName: (name, phone) => `Appeler ${name}, ${phone}`,
    hours: "Heures",
    save: "Garder",
    saveName: "Garder cette borne",
    machines: "Appareils sur place\u00a0:",
    openNow: (distance, when) => join(`Ouvert ${when}`, distance && `à ${distance}`),
    closesSoon: (distance, status) => join(status, distance && `à ${distance}`),
    opensFirst: (distance, when) => join("Ouvre en premier", distance && `à ${distance}`, when),
    until: (time) => `jusqu’à ${time}`,
    always: "24\u00a0h",
    opensToday: (time) => `aujourd’hui à ${time}`,
    opensTomorrow: (time) => `demain à ${time}`,
    opensOn: (day, time) => `${day} à ${time}`,
    answer: "Où aller",
  },
};

/** Returns the messages of a kiosk's row in a language. */
export function kioskRowWords(lang: Lang): KioskRowWords {
  return WORDS[lang];
}
