import { packHours } from "../../hours/compactHours";
import type { StatusLine } from "../../hours/statusNow";
import { hasHours, storeHoursOf } from "../../hours/storeHours";
import { type StoreStatus, storeStatusAt } from "../../hours/storeStatus";
import { formatDistance, type Unit } from "../../i18n/formatDistance";
import { type Lang, withLang } from "../../i18n/languages";
import { fromPrice, type Priced, type Prices, pricesIn } from "../../i18n/prices";
import { KIOSK_SERVICES, type Service } from "../../i18n/services";
import type { directionsUrl } from "../../ui/directionsUrl";
import { cityLine } from "../../ui/kioskName";
import type { FoundRow } from "./listing";
import { machinesInWords } from "./machinesInWords";
import { type RowName, rowNames } from "./rowNames";
import { todayHours } from "./todayHours";

/** What a kiosk's row shows. It is sent to the browser for each row, so it holds nothing else. */
export interface RowData extends RowName {
  id: string;
  /** URL of its page. */
  href?: string;
  /** Distance from the searched point, in words. */
  distance?: string;
  street?: string;
  /** `, Columbus`, unless the page is the city's. */
  city?: string;
  /** The rest of the address, for paper: `, OH 43215`. */
  region: string;
  /** Null when the hours are not known. */
  status: StatusLine | null;
  /** The packed hours (hours/compactHours), from which the browser keeps the status true. */
  hours?: string;
  /** Those of today in words, for paper. */
  today?: string;
  services: readonly Service[];
  /** What the row names the price of, and the price in words: `from $4`. */
  price?: { of: Priced; text: string };
  /** Null when the point is not known. */
  geoLocation: { lat: number; lng: number } | null;
  placeId?: string;
  phone?: string;
  machines?: string;
}

export interface ListOf {
  lang: Lang;
  unit: Unit;
  now: Date;
  /** City of the page; undefined for a search. */
  city?: string;
  /** City around a searched point. */
  around?: string | null;
  prices: Prices;
  /** The service that the list is of; its price is shown where a kiosk has it, otherwise that of the first. */
  requestedServices?: readonly string[];
  /** Whether the list is of kiosks that print a design on the key. */
  isPrinted?: boolean;
}

/** Returns the opening status of a kiosk; null if its hours are not known. */
export function statusOf({ kiosk }: FoundRow, now: Date, lang: Lang): StoreStatus | null {
  return storeStatusAt(storeHoursOf(kiosk), now, lang);
}

/** Whether a kiosk is closed, or its hours are unknown. */
export function isNotOpen({ status }: Pick<RowData, "status">): boolean {
  return !status || status.kind === "closed";
}

/** Returns what the rows of a list show, at a moment. `all` are the kiosks among which their names have to tell them apart. */
export function toRowData(rows: readonly FoundRow[], of: ListOf, all = rows): RowData[] {
  const { lang, unit, now, city, around } = of;
  const names = rowNames(all, city ?? around);
  const indexes = new Map(all.map((row, index) => [row, index]));
  return rows.map((row) => {
    const { kiosk, distanceKm } = row;
    const { locationId, address, path, placeId, phone, geoLocation, servicesAvailable, machines } = kiosk;
    const line = cityLine({ ...address, city: null });
    const services = requestedFirst(
      KIOSK_SERVICES.filter((service) => servicesAvailable.includes(service)),
      of,
    );
    const price = priceOf(services, of, address.country);
    return {
      id: locationId,
      ...names[indexes.get(row)!]!,
      ...(path && { href: withLang(path, lang) }),
      ...(distanceKm !== undefined && { distance: formatDistance(distanceKm, lang, unit) }),
      ...(address.street && { street: address.street }),
      ...(!city && address.city && { city: `, ${address.city}` }),
      region: `${city ? `, ${city}` : ""}${line && `, ${line}`}`,
      status: statusOf(row, now, lang)?.line ?? null,
      ...hoursOf(row, now, lang),
      services,
      ...(price && { price }),
      geoLocation,
      ...(placeId && { placeId }),
      ...(phone && { phone }),
      ...(machines.length > 0 && { machines: machinesInWords(machines, lang) }),
    };
  });
}

function requestedFirst<T extends Service>(services: readonly T[], { requestedServices = [] }: ListOf): T[] {
  return services.toSorted((one, other) => Number(requestedServices.includes(other)) - Number(requestedServices.includes(one)));
}

function hoursOf({ kiosk }: FoundRow, now: Date, lang: Lang): Pick<RowData, "hours" | "today"> {
  if (!hasHours(kiosk)) return {};
  const store = storeHoursOf(kiosk);
  const today = todayHours(store, now, lang);
  return { hours: packHours(store, now), ...(today && { today }) };
}

/** Returns the price that a row names, that of its first service; undefined where content has none. */
function priceOf([service]: readonly (Service & Priced)[], { isPrinted, prices, lang }: ListOf, country: string | null): RowData["price"] {
  const of = service === "keyCopy" && isPrinted ? "printedKey" : service;
  const text = of && fromPrice(pricesIn(prices, lang, country)[of], lang);
  return text ? { of, text } : undefined;
}

/** Returns where directions to a row's kiosk lead: to its address if its point is not known. */
export function destinationOf({ geoLocation, placeId, street, city = "", region }: RowData): Parameters<typeof directionsUrl>[0] {
  return { geoLocation, placeId, address: { street, city: `${city}${region}`.replace(/^, /, "") } };
}
