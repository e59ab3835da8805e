import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { serviceName } from "../../i18n/services";
import type { HoursPeriod } from "../../hours/hours";
import { isAlwaysOpen } from "../../hours/hours";
import type { Crumb } from "../../ui/Breadcrumbs/Breadcrumbs";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import { nameOf } from "../../ui/kioskName";
import { toServices } from "./servicesInWords";

type Kiosk = NonNullable<KioskLocationQuery["kiosk"]>;

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Where a page stands, as search engines read it. `path` is that of the page itself, which its crumb does not link to. */
export function toBreadcrumbList(crumbs: readonly Crumb[], siteUrl: string, path: string): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({ "@type": "ListItem", position: index + 1, name: label, item: `${siteUrl}${href ?? path}` })),
  };
}

/** A kiosk as a local business; what is not known of it is left out. Ratings are Google's, and not ours to publish. */
export function toLocalBusiness(kiosk: Kiosk, lang: Lang, url: string): StructuredData {
  const { address, geoLocation, phone, hours, holidayHours, servicesAvailable } = kiosk;
  const services = toServices(servicesAvailable);
  return withoutEmpty({
    "@type": services.includes("locksmith") ? "Locksmith" : "LocalBusiness",
    "@id": url,
    name: nameOf(kiosk),
    url,
    telephone: phone,
    address: withoutEmpty({
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    }),
    geo: { "@type": "GeoCoordinates", latitude: geoLocation.lat, longitude: geoLocation.lng },
    openingHoursSpecification: hours?.length ? toOpeningHours(hours) : null,
    specialOpeningHoursSpecification: holidayHours?.length ? holidayHours.flatMap(({ date, periods }) => toSpecialHours(date, periods)) : null,
    makesOffer: services.length > 0 ? services.map((service) => toOffer(serviceName(service, lang))) : null,
  });
}

// A closing that is earlier than its opening is one of the next day.
function toOpeningHours(periods: readonly HoursPeriod[]): object[] {
  if (isAlwaysOpen(periods)) return [{ "@type": "OpeningHoursSpecification", dayOfWeek: DAYS, opens: "00:00", closes: "23:59" }];
  return periods.map(({ open, close }) => ({ "@type": "OpeningHoursSpecification", dayOfWeek: DAYS[open.day], opens: open.time, closes: close!.time }));
}

function toSpecialHours(date: string, periods: readonly HoursPeriod[]): object[] {
  const on = { "@type": "OpeningHoursSpecification", validFrom: date, validThrough: date };
  // As schema.org says that a day is closed.
  if (periods.length === 0) return [{ ...on, opens: "00:00", closes: "00:00" }];
  return periods.map(({ open, close }) => ({ ...on, opens: open.time, closes: close?.time ?? "23:59" }));
}

function toOffer(name: string): object {
  return { "@type": "Offer", itemOffered: { "@type": "Service", name } };
}

function withoutEmpty(data: StructuredData): StructuredData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined && value !== "")) as StructuredData;
}
