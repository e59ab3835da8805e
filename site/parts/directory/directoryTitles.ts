import type { KioskCityNamesFragment } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import type { Page } from "../content/loadPage";
import type { loadState } from "./loadDirectory";
import { cityOf } from "./cityOf";
import { offeredOf, servicesInWords } from "./servicesInWords";

/** Returns the title of the directory's first page: the editor's, or the site's own. */
export function rootTitle(page: Page | null, lang: Lang): string {
  return page?.data.meta_title || messagesOf(lang).keyServices;
}

/** Returns the title of a state's page: the services of its kiosks, and the state. */
export function stateTitle(
  known: NonNullable<Awaited<ReturnType<typeof loadState>>>["kioskState"] | undefined,
  state: string,
  lang: Lang,
): string {
  return locatorWords(lang).inState(servicesInWords(offeredOf(known?.services ?? []), lang), known?.name ?? state.toUpperCase());
}

/** Returns the title of a city's page: the services of its kiosks, and the city. */
export function cityTitle(data: KioskCityNamesFragment | null, state: string, city: string, lang: Lang): string {
  const known = cityOf(data, state, city);
  return locatorWords(lang).inCity(servicesInWords(offeredOf(known.services), lang), known.city, known.code, known.stateName);
}
