import { ServiceCardsDocument, type ServiceCardsQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { keepList, orNull } from "../page/loadList";

export type ServiceCard = NonNullable<ServiceCardsQuery["servicePages"]>[number];

/** The services, always in the same order; null where they cannot be had. */
export const loadServices = (lang: Lang): Promise<readonly ServiceCard[] | null> => orNull(load(lang));

async function load(lang: Lang): Promise<readonly ServiceCard[] | null> {
  "use cache";
  const { data } = await queryBff(ServiceCardsDocument, { lang });
  keepList(data.servicePages);
  return data.servicePages;
}
