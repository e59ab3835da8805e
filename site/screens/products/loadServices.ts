import { ServiceCardsDocument, type ServiceCardsQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import { nullOnFailure } from "../../parts/content/nullOnFailure";

export type ServiceCard = NonNullable<ServiceCardsQuery["servicePages"]>[number];

/** Loads the services, always in the same order; null when they failed to load. */
async function loadServices(lang: Lang): Promise<readonly ServiceCard[] | null> {
  return (await nullOnFailure(queryBff(ServiceCardsDocument, { language: toLanguageCode(lang) })))?.data.servicePages ?? null;
}

/** Loads the content of a slice with all services, for a page without one. */
export async function loadServiceCards(lang: Lang) {
  return { variation: "default", primary: { title: null, description: null }, services: await loadServices(lang) };
}
