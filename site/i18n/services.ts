import type { Lang } from "./languages";

/** The services in display order. */
export const SERVICES = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"] as const;
export type Service = (typeof SERVICES)[number];

/** The services among which visitors choose: becoming a locksmith is none of a kiosk. */
export const FILTERS = SERVICES.filter((service) => service !== "become-locksmith");

/** The services that a visitor gets at a kiosk: a locksmith comes to the visitor. */
export const KIOSK_SERVICES = FILTERS.filter((service) => service !== "locksmith");

const NAMES: Record<Lang, Record<Service, string>> = {
  "en-us": {
    keyCopy: "Key copies",
    keyFobs: "Key fobs",
    carKeys: "Car keys",
    locksmith: "Locksmith",
    "become-locksmith": "Become a locksmith",
  },
  "fr-ca": {
    keyCopy: "Doubles de clés",
    keyFobs: "Puces d’accès",
    carKeys: "Clés d’auto",
    locksmith: "Serrurier",
    "become-locksmith": "Devenir serrurier",
  },
};

/** Whether a value is one of our services. */
export function isService(value: unknown): value is Service {
  return (SERVICES as readonly unknown[]).includes(value);
}

/** Returns a service's name. */
export function serviceName(service: Service, lang: Lang): string {
  return NAMES[lang][service];
}

/** Returns a service's name in the row of filters, which has little room. */
export function filterName(service: Service, lang: Lang): string {
  return lang === "fr-ca" && service === "keyFobs" ? "Puces" : serviceName(service, lang);
}

/** The services by their names in the graph. */
const GRAPH_NAMES = {
  keyCopy: "KEY_COPY",
  keyFobs: "KEY_FOBS",
  carKeys: "CAR_KEYS",
  locksmith: "LOCKSMITH",
  "become-locksmith": "BECOME_LOCKSMITH",
} as const satisfies Record<Service, string>;

/** Returns the argument of the graph for services; texts that are no service are left out. */
export function toOffering(services: readonly string[]): (typeof GRAPH_NAMES)[Service][] {
  return services.filter(isService).map((service) => GRAPH_NAMES[service]);
}
