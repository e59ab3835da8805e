import type { ImageField } from "@prismicio/client";
import type { ServiceCardFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { type CountryPrices, toPriced } from "#site/i18n/prices.ts";
import { isService, type Service, serviceName } from "#site/i18n/services.ts";

/** A service card. */
export interface Card {
  id: string;
  service: Service;
  /** Short name of the service, as on chips and links. */
  name: string;
  title: string;
  text: string | null;
  /** What it costs, in a few words. */
  price: string | null;
  image: ImageField | null;
  href: string;
}

/** Returns the cards of service pages, in order. Pages without a service or without a URL are left out. */
export function toCards(pages: readonly ServiceCardFragment[], lang: Lang, prices: CountryPrices = {}): Card[] {
  return pages.flatMap(({ id, url, data: { service, card_title, card_text, card_image } }) => {
    if (!url || !isService(service)) return [];
    const name = serviceName(service, lang);
    const priced = toPriced(service);
    const price = (priced && prices[priced]?.text) ?? null;
    return [{ id, service, name, title: card_title || name, text: card_text || null, price, image: card_image ?? null, href: url }];
  });
}
