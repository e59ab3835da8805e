import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import {
  AroundKioskDocument,
  CitiesNearbyDocument,
  KioskCitiesDocument,
  KioskLocationDocument,
  KiosksOfCityDocument,
  KioskStatesDocument,
  StockOfKioskDocument,
  type SupportFragment,
} from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import type { Service } from "../../i18n/services";
import { firstNumber } from "../../ui/toTel";
import { nullOnFailure } from "../content/nullOnFailure";

/** All states and provinces with kiosks that offer some services. Like its neighbours: null where the BFF is silent. */
export async function loadStates(lang: Lang, services: readonly Service[] = []) {
  return ask(KioskStatesDocument, { lang, services: [...services] });
}

/** A state, and its cities with kiosks that offer some services. */
export async function loadState(lang: Lang, state: string, services: readonly Service[] = []) {
  return ask(KioskCitiesDocument, { lang, state, services: [...services] });
}

/** A city and a part of those of its kiosks that offer some services, 100 at most. */
export async function loadCity(lang: Lang, state: string, city: string, services: readonly Service[], first: number, offset: number) {
  return ask(KiosksOfCityDocument, { lang, state, city, services: [...services], first, offset });
}

/** The cities near a city. */
export async function loadCitiesNearby(state: string, city: string) {
  return (await ask(CitiesNearbyDocument, { state, city }))?.kioskCity?.nearby ?? null;
}

/** A kiosk with everything that its page says of it, apart from its neighbours. */
export async function loadLocation(lang: Lang, id: string, state: string, city: string) {
  return ask(KioskLocationDocument, { lang, id, state, city });
}

/** Half the side of the box, in degrees, in which a kiosk's own stock is looked for: some 20 metres. */
const SPOT = 0.0002;

/** What is around a kiosk: the nearest others, and the nearest with each service. */
export async function loadAround({ lat, lng }: { lat: number; lng: number }) {
  return ask(AroundKioskDocument, { lat, lng });
}

/** The designs in stock on the spot, by group. */
export async function loadStock({ lat, lng }: { lat: number; lng: number }) {
  return (
    (await ask(StockOfKioskDocument, { spot: { minLat: lat - SPOT, maxLat: lat + SPOT, minLng: lng - SPOT, maxLng: lng + SPOT } }))
      ?.keyDesignsByCoordinates ?? null
  );
}

/** Whom to call where a list is missing; customer support may have its hours in place of a number. */
export function supportPhoneOf(data: SupportFragment | null): string | null {
  const details = data?.company.contactDetails;
  return firstNumber(details?.customer_support.value, details?.phone.value);
}

async function ask<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>, variables: TVariables): Promise<TData | null> {
  return (await nullOnFailure(queryBff(document, variables)))?.data ?? null;
}
