import { ServiceCardsDocument, type ServiceCardsQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { orNull } from "../content/orNull";
import { keepList } from "../page/loadList";

export type ServiceCard = NonNullable<ServiceCardsQuery["servicePages"]>[number];

/** The services, always in the same order; null where they cannot be had. */
export async function loadServices(lang: Lang): Promise<readonly ServiceCard[] | null> {
  "use cache";
  const services = (await orNull(queryBff(ServiceCardsDocument, { lang })))?.data.servicePages ?? null;
  keepList(services);
  return services;
}
