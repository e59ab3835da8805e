import type { FoundKioskFragment, KioskLocationQuery } from "../../bff/__generated__/operations";
import { type Lang, withLang } from "../../i18n/languages";
import { amountOf, type Country, type CountryPrices, type Price, pricedCountry, toPriced } from "../../i18n/prices";
import { type Service, serviceName } from "../../i18n/services";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import { dialable, nameOf } from "../../ui/kioskName";
import { splitLang } from "../../routing/edition";
import { shareImagePath } from "../share/shareImagePath";
import { toServices } from "../directoryData/servicesInWords";
import { toOpeningHours, toSpecialHours } from "./openingHours";

type Kiosk = NonNullable<KioskLocationQuery["kiosk"]>;

/**
 * Returns a kiosk as LocalBusiness (schema.org); unknown fields are left out, and prices that are no plain amount. Ratings are Google's and
 * may not be published.
 */
export function toLocalBusiness(kiosk: Kiosk, lang: Lang, url: string, prices: CountryPrices = {}): StructuredData {
  const { address, geoLocation, phone, hours, holidayHours, servicesAvailable } = kiosk;
  // Becoming a locksmith is a job, not an offer to visitors.
  const services = toServices(servicesAvailable).filter((service) => service !== "become-locksmith");
  const special = toSpecialHours(holidayHours ?? []);
  return withoutEmpty({
    "@type": services.includes("locksmith") ? "Locksmith" : "LocalBusiness",
    "@id": url,
    name: nameOf(kiosk),
    url,
    image: pictureOf(url, lang),
    telephone: telephoneOf(phone),
    address: toAddress(address),
    geo: geoLocation && { "@type": "GeoCoordinates", latitude: geoLocation.lat, longitude: geoLocation.lng },
    openingHoursSpecification: hours?.length ? toOpeningHours(hours) : null,
    specialOpeningHoursSpecification: special.length > 0 ? special : null,
    hasMap: geoLocation && `https://www.google.com/maps/search/?api=1&query=${geoLocation.lat},${geoLocation.lng}`,
    areaServed: services.includes("locksmith") && address.city ? { "@type": "City", name: address.city } : null,
    parentOrganization: { "@id": `${new URL(url).origin}/#organization` },
    makesOffer: services.length > 0 ? services.map((service) => toOffer(service, lang, prices, address.country)) : null,
  });
}

/** Returns a city's kiosks as ItemList (schema.org), in the list's order; a kiosk without a page is left out. */
export function toKioskList(kiosks: readonly FoundKioskFragment[], lang: Lang, siteUrl: string): StructuredData {
  const listed = kiosks.filter(({ path }) => path);
  return {
    "@type": "ItemList",
    numberOfItems: listed.length,
    itemListElement: listed.map((kiosk, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: nameOf(kiosk),
      item: toListed(kiosk, lang, siteUrl),
    })),
  };
}

function toListed(kiosk: FoundKioskFragment, lang: Lang, siteUrl: string): StructuredData {
  const url = `${siteUrl}${withLang(kiosk.path!, lang)}`;
  const type = kiosk.servicesAvailable.includes("locksmith") ? "Locksmith" : "LocalBusiness";
  return withoutEmpty({
    "@type": type,
    "@id": url,
    name: nameOf(kiosk),
    url,
    image: pictureOf(url, lang),
    telephone: telephoneOf(kiosk.phone),
    address: toAddress(kiosk.address),
  });
}

/** Returns the URL of the picture of a kiosk's city: kiosks have none of their own. */
function pictureOf(url: string, lang: Lang): string {
  const { origin, pathname } = new URL(url);
  const { path } = splitLang(pathname);
  return `${origin}${shareImagePath(path.replace(/[^/]+\/[^/]+\/$/, ""), lang)}`;
}

/** Returns the first number of a kiosk with its country code, without an extension: `+16145550100`. Null when there is none. */
function telephoneOf(phone: string | null): string | null {
  return dialable(phone)?.href.replace(/^tel:|;ext=.*$/g, "") ?? null;
}

function toAddress({ street, city, state, postalCode, country }: Kiosk["address"]): StructuredData {
  return withoutEmpty({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: country,
  });
}

function toOffer(service: Service, lang: Lang, prices: CountryPrices, country: string | null): object {
  const priced = toPriced(service);
  const price = priced && priceSpecification(prices[priced], pricedCountry(lang, country));
  return {
    "@type": "Offer",
    itemOffered: { "@type": "Service", name: serviceName(service, lang) },
    ...(price && { priceSpecification: price }),
  };
}

/** Returns a lowest price as PriceSpecification (schema.org); null where the editor's words are no plain amount. */
export function priceSpecification(price: Price | undefined, country: Country): object | null {
  const minimum = amountOf(price, country);
  return minimum && { "@type": "PriceSpecification", minPrice: Number(minimum.amount), priceCurrency: minimum.currency };
}

function withoutEmpty(data: StructuredData): StructuredData {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  ) as StructuredData;
}
