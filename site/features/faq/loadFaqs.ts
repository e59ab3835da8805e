import { FaqsDocument, type FaqsQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { keepList, orNull } from "../page/loadList";

export type Faq = NonNullable<FaqsQuery["faqs"]>[number];

/** All questions in the editor's order; null where they cannot be had. */
export const loadFaqs = (lang: Lang): Promise<readonly Faq[] | null> => orNull(load(lang));

async function load(lang: Lang): Promise<readonly Faq[] | null> {
  "use cache";
  const { data } = await queryBff(FaqsDocument, { lang });
  keepList(data.faqs);
  return data.faqs;
}
