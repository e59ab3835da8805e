import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import {
  AroundKioskDocument,
  CitiesNearbyDocument,
  KioskCellsDocument,
  KioskCitiesDocument,
  KioskLocationDocument,
  KiosksOfCityDocument,
  KioskStatesDocument,
  LargestCitiesDocument,
  PlacesOfStateDocument,
  StockOfKioskDocument,
  type SupportFragment,
} from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import { largestFirst } from "../../i18n/largestFirst";
import { type Service, toOffering } from "../../i18n/services";
import { firstDialableNumber } from "../../ui/toTel";
import { nullOnFailure } from "../content/nullOnFailure";
import { queryForColdPage } from "../content/queryForVisitor";

/** Loads all states and provinces with kiosks that offer these services. Null when the query fails, as for all loaders here. */
export async function loadStates(lang: Lang, services: readonly Service[] = []) {
  return ask(KioskStatesDocument, { language: toLanguageCode(lang), offering: toOffering(services) });
}

/** Loads a state and its cities with kiosks that offer these services. */
export async function loadState(lang: Lang, state: string, services: readonly Service[] = []) {
  return ask(KioskCitiesDocument, { language: toLanguageCode(lang), state, offering: toOffering(services) });
}

/** Loads a city and a page of its kiosks that offer these services, 100 at most. */
export async function loadCity(lang: Lang, state: string, city: string, services: readonly Service[], first: number, offset: number) {
  return askForColdPage(KiosksOfCityDocument, {
    language: toLanguageCode(lang),
    state,
    city,
    offering: toOffering(services),
    first,
    offset,
  });
}

/** Loads the names and counts of a city, without kiosks, for what is the same for all visitors. */
export async function loadCityNames(lang: Lang, state: string, city: string) {
  return ask(KiosksOfCityDocument, { language: toLanguageCode(lang), state, city, offering: toOffering([]), first: 1, offset: 0 });
}

const WORLD = { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 };
/** Of a map on which kiosks of the same town are one place: at 6, all of Connecticut's were. */
const PLACES_ZOOM = 9;

/** Loads where kiosks of a state with these services are, in groups. */
export async function loadPlacesOfState(state: string, services: readonly Service[]) {
  const data = await ask(PlacesOfStateDocument, { state, world: WORLD, zoom: PLACES_ZOOM, offering: toOffering(services) });
  return data?.kioskMap?.markers ?? null;
}

/** Loads where kiosks with these services are, by cells of half a degree. */
export async function loadCells(services: readonly Service[]) {
  return (await ask(KioskCellsDocument, { offering: toOffering(services) }))?.kioskCells ?? null;
}

const MOST_CITIES = 8;

/** Loads the cities with most kiosks. */
export async function loadLargestCities(lang: Lang) {
  const cities = (await ask(LargestCitiesDocument, {}))?.largestCities;
  return cities ? largestFirst(cities, lang).slice(0, MOST_CITIES) : null;
}

/** Loads the cities near a city. */
export async function loadCitiesNearby(state: string, city: string) {
  return (await ask(CitiesNearbyDocument, { state, city }))?.kioskCity?.nearby ?? null;
}

/** Loads a kiosk with everything that its page shows, except its surroundings. */
export async function loadLocation(lang: Lang, id: string, state: string, city: string) {
  return askForColdPage(KioskLocationDocument, { language: toLanguageCode(lang), id, state, city });
}

/** Half the side of the box, in degrees, that holds one kiosk's stock alone: about 20 metres. */
const SPOT = 0.0002;

/** Loads the nearest other kiosks, and the nearest with each service. */
export async function loadAround({ lat, lng }: { lat: number; lng: number }) {
  return askForColdPage(AroundKioskDocument, { point: { lat, lng } });
}

/** Loads the designs that the kiosk at a point has in stock, by group. */
export async function loadStock({ lat, lng }: { lat: number; lng: number }, lang: Lang) {
  return (
    (
      await askForColdPage(StockOfKioskDocument, {
        spot: { minLat: lat - SPOT, maxLat: lat + SPOT, minLng: lng - SPOT, maxLng: lng + SPOT },
        language: toLanguageCode(lang),
      })
    )?.keyDesignsInArea ?? null
  );
}

/** Returns the number to call when a list failed; null when customer support holds its hours instead of a number. */
export function supportPhoneOf(data: SupportFragment | null): string | null {
  const details = data?.company.contactDetails;
  return firstDialableNumber(details?.customerSupport.value, details?.phone.value);
}

async function ask<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>, variables: TVariables): Promise<TData | null> {
  return (await nullOnFailure(queryBff(document, variables)))?.data ?? null;
}

async function askForColdPage<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<TData | null> {
  return (await queryForColdPage(document, variables))?.data ?? null;
}
