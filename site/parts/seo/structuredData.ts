import type { FoundKioskFragment, KioskLocationQuery } from "../../bff/__generated__/operations";
import { type Lang, withLang } from "../../i18n/languages";
import { serviceName } from "../../i18n/services";
import type { HoursPeriod } from "../../hours/hours";
import { isAlwaysOpen } from "../../hours/hours";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import { nameOf } from "../../ui/kioskName";
import { toTel } from "../../ui/toTel";
import { splitLang } from "../../routing/edition";
import { shareImagePath } from "../share/shareImagePath";
import { toServices } from "../directoryData/servicesInWords";

type Kiosk = NonNullable<KioskLocationQuery["kiosk"]>;

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns a kiosk as LocalBusiness (schema.org); unknown fields are left out. Ratings are Google's and may not be published. */
export function toLocalBusiness(kiosk: Kiosk, lang: Lang, url: string): StructuredData {
  const { address, geoLocation, phone, hours, holidayHours, servicesAvailable } = kiosk;
  // Becoming a locksmith is a job, not an offer to visitors.
  const services = toServices(servicesAvailable).filter((service) => service !== "become-locksmith");
  return withoutEmpty({
    "@type": services.includes("locksmith") ? "Locksmith" : "LocalBusiness",
    "@id": url,
    name: nameOf(kiosk),
    url,
    image: pictureOf(url, lang),
    telephone: telephoneOf(phone),
    address: toAddress(address),
    geo: { "@type": "GeoCoordinates", latitude: geoLocation.lat, longitude: geoLocation.lng },
    openingHoursSpecification: hours?.length ? toOpeningHours(hours) : null,
    specialOpeningHoursSpecification: holidayHours?.length
      ? holidayHours.flatMap(({ date, periods }) => toSpecialHours(date, periods))
      : null,
    hasMap: `https://www.google.com/maps/search/?api=1&query=${geoLocation.lat},${geoLocation.lng}`,
    areaServed: services.includes("locksmith") && address.city ? { "@type": "City", name: address.city } : null,
    parentOrganization: { "@id": `${new URL(url).origin}/#organization` },
    makesOffer: services.length > 0 ? services.map((service) => toOffer(serviceName(service, lang))) : null,
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

/** Returns a number with its country code: `+16145550100`. */
function telephoneOf(phone: string | null): string | null {
  return phone && (toTel(phone)?.replace("tel:", "") ?? phone);
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

// A closing time before the opening time means the next day.
function toOpeningHours(periods: readonly HoursPeriod[]): object[] {
  if (isAlwaysOpen(periods)) return [{ "@type": "OpeningHoursSpecification", dayOfWeek: DAYS, opens: "00:00", closes: "23:59" }];
  return periods.map(({ open, close }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: DAYS[open.day],
    opens: open.time,
    closes: close!.time,
  }));
}

function toSpecialHours(date: string, periods: readonly HoursPeriod[]): object[] {
  const on = { "@type": "OpeningHoursSpecification", validFrom: date, validThrough: date };
  // schema.org's notation for a closed day.
  if (periods.length === 0) return [{ ...on, opens: "00:00", closes: "00:00" }];
  return periods.map(({ open, close }) => ({ ...on, opens: open.time, closes: close?.time ?? "23:59" }));
}

function toOffer(name: string): object {
  return { "@type": "Offer", itemOffered: { "@type": "Service", name } };
}

function withoutEmpty(data: StructuredData): StructuredData {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  ) as StructuredData;
}
