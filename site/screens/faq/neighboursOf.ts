import { groupByTopic } from "../../i18n/groupByTopic";
import type { Faq } from "./loadFaqs";

/** The questions before and after one, in the order of the list, and the others of its topic. What has no question or no page is none of them. */
export function neighboursOf(faqs: readonly Faq[], id: string): { previous?: Faq; next?: Faq; related: Faq[] } {
  const groups = groupByTopic(faqs.filter(({ url, data }) => url && data.question));
  const all = groups.flatMap(({ questions }) => questions);
  const place = all.findIndex((faq) => faq.id === id);
  if (place < 0) return { related: [] };
  const own = groups.find(({ questions }) => questions.some((faq) => faq.id === id))!.questions;
  return { previous: all[place - 1], next: all[place + 1], related: own.filter((faq) => faq.id !== id) };
}
