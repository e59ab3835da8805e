import type { Lang } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { type Service, SERVICES } from "../../i18n/services";

/** Returns the names of services that at least one kiosk offers. */
export function offeredOf(services: readonly { service: string; kioskCount: number }[]): string[] {
  return services.filter(({ kioskCount }) => kioskCount > 0).map(({ service }) => service);
}

/** Returns the services that the site knows, in its order; unknown names are dropped. */
export function toServices(names: readonly string[]): Service[] {
  return SERVICES.filter((service) => names.includes(service));
}

/** Returns the services in words for titles of three lengths, the longest first: all, the first, and none by name. */
export function servicesForTitles(names: readonly string[], lang: Lang): string[] {
  return [names, toServices(names).slice(0, 1), []].map((some) => servicesInWords(some, lang));
}

/** Returns services as text for a title: `Key copy, fobs and car keys`. */
export function servicesInWords(names: readonly string[], lang: Lang): string {
  const { titleServices, anyService, and } = locatorWords(lang);
  const words = toServices(names).flatMap((service) => titleServices[service] ?? []);
  const last = words.pop() ?? anyService;
  const list = words.length > 0 ? `${words.join(", ")} ${and} ${last}` : last;
  return list.charAt(0).toUpperCase() + list.slice(1);
}
