import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { cacheTag } from "next/cache";
import {
  AroundKioskDocument,
  KioskCitiesDocument,
  KioskLocationDocument,
  KiosksOfCityDocument,
  KioskStatesDocument,
  type SupportFragment,
} from "../../bff/__generated__/operations";
import { BffError, queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { keep } from "../content/keep";
import { documentTag } from "../page/loadPage";

/** All states and provinces with kiosks. Like its neighbours: null where the BFF is silent. */
export async function loadStates(lang: Lang) {
  "use cache";
  return ask(KioskStatesDocument, { lang });
}

/** A state and its cities. */
export async function loadState(lang: Lang, state: string) {
  "use cache";
  return ask(KioskCitiesDocument, { lang, state });
}

/** A city and a part of its kiosks, 100 at most. */
export async function loadCity(lang: Lang, state: string, city: string, first: number, offset: number) {
  "use cache";
  return ask(KiosksOfCityDocument, { lang, state, city, first, offset });
}

/** A kiosk with everything that its page says of it, apart from its neighbours. */
export async function loadLocation(lang: Lang, id: string, state: string, city: string) {
  "use cache";
  const data = await ask(KioskLocationDocument, { lang, id, state, city });
  for (const document of [data?.app_bar, ...(data?.servicePages ?? [])]) if (document) cacheTag(documentTag(document.id));
  return data;
}

/** Half the side of the box, in degrees, in which a kiosk's own stock is looked for: some 20 metres. */
const SPOT = 0.0002;

/** What is around a kiosk: the nearest others, the nearest with each service, and the designs in stock on the spot. */
export async function loadAround({ lat, lng }: { lat: number; lng: number }) {
  "use cache";
  return ask(AroundKioskDocument, { lat, lng, spot: { minLat: lat - SPOT, maxLat: lat + SPOT, minLng: lng - SPOT, maxLng: lng + SPOT } });
}

/** Whom to call where a list is missing. */
export function supportPhoneOf(data: SupportFragment | null): string | null {
  const details = data?.company.contactDetails;
  return details?.customer_support.value ?? details?.phone.value ?? null;
}

/** Asks from within a cached function: what is missing may be back in a second. */
async function ask<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>, variables: TVariables): Promise<TData | null> {
  try {
    const { data, errors } = await queryBff(document, variables);
    keep(errors.length === 0);
    return data;
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    console.error(error.message);
    keep(false);
    return null;
  }
}
