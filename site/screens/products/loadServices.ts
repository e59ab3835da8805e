import { ServiceCardsDocument, type ServiceCardsQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { nullOnFailure } from "../../parts/content/nullOnFailure";

export type ServiceCard = NonNullable<ServiceCardsQuery["servicePages"]>[number];

/** The services, always in the same order; null where they cannot be had. */
async function loadServices(lang: Lang): Promise<readonly ServiceCard[] | null> {
  return (await nullOnFailure(queryBff(ServiceCardsDocument, { lang })))?.data.servicePages ?? null;
}

/** What makes a slice of all services, where a page has none of its own. */
export async function loadServiceCards(lang: Lang) {
  return { variation: "default", primary: { title: null, description: null }, services: await loadServices(lang) };
}
