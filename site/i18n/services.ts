import type { Lang } from "./languages";

/** The services in display order. */
export const SERVICES = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"] as const;
export type Service = (typeof SERVICES)[number];

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

/** Returns a service's short name. */
export function serviceName(service: Service, lang: Lang): string {
  return NAMES[lang][service];
}
