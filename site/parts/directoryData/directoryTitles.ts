import type { KioskCityNamesFragment } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import type { Page } from "../content/loadPage";
import type { loadState } from "./loadDirectory";
import { cutTitle, fitTitle } from "./fitTitle";
import { nameOf } from "../../ui/kioskName";
import { cityOf } from "./cityOf";
import { offeredOf, servicesForTitles } from "./servicesInWords";

/** Returns the title of the directory's first page: the editor's, or the site's own. */
export function rootTitle(page: Page | null, lang: Lang): string {
  return page?.data.meta_title || messagesOf(lang).keyServices;
}

/** Returns the title of a state's page: the services of its kiosks, and the state. */
export function stateTitle(
  kioskState: NonNullable<Awaited<ReturnType<typeof loadState>>>["kioskState"] | undefined,
  state: string,
  lang: Lang,
): string {
  const name = kioskState?.name ?? state.toUpperCase();
  return fitTitle(servicesForTitles(offeredOf(kioskState?.services ?? []), lang).map((what) => locatorWords(lang).inState(what, name)));
}

/** Returns the title of a city's page: the services of its kiosks, and the city. */
export function cityTitle(data: KioskCityNamesFragment | null, state: string, city: string, lang: Lang): string {
  const place = cityOf(data, state, city);
  return fitTitle(
    servicesForTitles(offeredOf(place.services), lang).map((what) =>
      locatorWords(lang).inCity(what, place.city, place.code, place.stateName),
    ),
  );
}

/**
 * Returns the title of a kiosk's page: what it offers, its name, and its street, since shops of a chain have one name. Where all that is
 * too long, the street and the city remain, and a long street is cut.
 */
export function kioskTitle(kiosk: Parameters<typeof nameOf>[0] & { servicesAvailable: readonly string[] }, lang: Lang): string {
  const { street, city } = kiosk.address;
  const name = nameOf(kiosk);
  const at = [name, street !== name && street].filter(Boolean).join(", ");
  const whole = city && !name.includes(city) ? `${at}, ${city}` : at;
  const services = servicesForTitles(kiosk.servicesAvailable, lang);
  return fitTitle([
    ...services.map((what) => locatorWords(lang).at(what, whole)),
    whole,
    at,
    [kiosk.retailer, street, city].filter(Boolean).join(", "),
    cutTitle(street || name, city ? `, ${city}` : ""),
  ]);
}
