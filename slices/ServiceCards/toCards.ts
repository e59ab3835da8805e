import type { ImageField } from "@prismicio/client";
import type { ServiceCardFragment } from "../../site/bff/__generated__/operations";
import { type Lang, withLang } from "../../site/i18n/languages";
import { isService, type Service, SERVICES, serviceName } from "../../site/i18n/services";

/** A service as its card shows it. */
export interface Card {
  id: string;
  service: Service;
  /** What the service is called on chips and links. */
  name: string;
  title: string;
  text: string | null;
  image: ImageField | null;
  href: string;
}

/** The cards of service pages, in their order. A page without a service has no colour, and one without address no use. */
export function toCards(pages: readonly ServiceCardFragment[], lang: Lang): Card[] {
  return pages.flatMap(({ id, url, data: { service, card_title, card_text, card_image } }) => {
    if (!url || !isService(service)) return [];
    const name = serviceName(service, lang);
    return [{ id, service, name, title: card_title || name, text: card_text || null, image: card_image ?? null, href: url }];
  });
}

/** Cards of the real looks, with nothing but the services' names in them. */
export function exampleCards(lang: Lang): Card[] {
  return SERVICES.map((service) => {
    const name = serviceName(service, lang);
    return { id: service, service, name, title: name, text: null, image: null, href: withLang("/products/", lang) };
  });
}
