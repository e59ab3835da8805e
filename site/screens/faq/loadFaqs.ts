import { FaqsDocument, type FaqsQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import type { Lang } from "../../i18n/languages";
import { nullOnFailure } from "../../parts/content/nullOnFailure";

export type Faq = NonNullable<FaqsQuery["faqs"]>[number];

/** All questions in the editor's order; null where they cannot be had. */
export async function loadFaqs(lang: Lang): Promise<readonly Faq[] | null> {
  return (await nullOnFailure(queryBff(FaqsDocument, { lang })))?.data.faqs ?? null;
}

/** What makes a slice of all questions, where a page has none of its own. */
export async function loadFaqList(lang: Lang) {
  return { variation: "topics", primary: { title: null, description: null }, questions: await loadFaqs(lang) };
}
