import { groupByTopic } from "../../i18n/groupByTopic";
import type { Faq } from "./loadFaqs";

/**
 * Returns the questions before and after one in the list's order, and the others of its topic. Questions without text or page are skipped.
 */
export function neighboursOf(faqs: readonly Faq[], id: string): { previous?: Faq; next?: Faq; related: Faq[] } {
  const groups = groupByTopic(faqs.filter(({ url, data }) => url && data.question));
  const all = groups.flatMap(({ questions }) => questions);
  const index = all.findIndex((faq) => faq.id === id);
  if (index < 0) return { related: [] };
  const groupQuestions = groups.find(({ questions }) => questions.some((faq) => faq.id === id))!.questions;
  return { previous: all[index - 1], next: all[index + 1], related: groupQuestions.filter((faq) => faq.id !== id) };
}
