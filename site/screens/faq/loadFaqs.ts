import { FaqsDocument, type FaqsQuery } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import { nullOnFailure } from "../../parts/content/nullOnFailure";

export type Faq = NonNullable<FaqsQuery["faqs"]>[number];

/** Loads all questions in the editor's order; null when they failed to load. */
export async function loadFaqs(lang: Lang): Promise<readonly Faq[] | null> {
  return (await nullOnFailure(queryBff(FaqsDocument, { language: toLanguageCode(lang) })))?.data.faqs ?? null;
}

/** Loads the content of a slice with all questions, for a page without one. */
export async function loadFaqList(lang: Lang) {
  return { variation: "topics", primary: { title: null, description: null }, questions: await loadFaqs(lang) };
}
