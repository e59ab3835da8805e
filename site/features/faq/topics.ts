import { messagesOf } from "../../i18n/messages";
import type { Lang } from "../../i18n/languages";
import type { Faq } from "./loadFaqs";

const TOPICS = ["kiosks", "key-fobs", "car-keys", "locksmith", "orders"] as const;
type Topic = (typeof TOPICS)[number];

/** Questions under one heading; those of an unknown topic, or of none, come last and have no heading of their own. */
export interface TopicGroup {
  topic: Topic | null;
  faqs: Faq[];
}

/** An editor's choice as a topic that the site knows. */
export function toTopic(value: unknown): Topic | null {
  return TOPICS.find((topic) => topic === value) ?? null;
}

/** Questions by topic, both in the editor's order; one without a question or a page cannot be listed. */
export function byTopic(faqs: readonly Faq[]): TopicGroup[] {
  const listed = faqs.filter(({ url, data }) => url && data.question);
  return [...TOPICS, null].map((topic) => ({ topic, faqs: listed.filter(({ data }) => toTopic(data.topic) === topic) })).filter((group) => group.faqs.length > 0);
}

/** What a topic is called. */
export function topicName(topic: Topic | null, lang: Lang): string {
  const { topicKiosks, topicFobs, topicCarKeys, topicLocksmith, topicOrders, topicOther } = messagesOf(lang);
  const names = { kiosks: topicKiosks, "key-fobs": topicFobs, "car-keys": topicCarKeys, locksmith: topicLocksmith, orders: topicOrders };
  return topic ? names[topic] : topicOther;
}

/** Where a topic begins on the page of all questions. */
export function topicId(topic: Topic | null): string {
  return topic ?? "more";
}

/** The questions before and after one, in the order of the list, and the others of its topic. */
export function around(faqs: readonly Faq[], id: string): { previous?: Faq; next?: Faq; related: Faq[] } {
  const groups = byTopic(faqs);
  const all = groups.flatMap((group) => group.faqs);
  const place = all.findIndex((faq) => faq.id === id);
  if (place < 0) return { related: [] };
  const own = groups.find((group) => group.faqs.some((faq) => faq.id === id))!.faqs;
  return { previous: all[place - 1], next: all[place + 1], related: own.filter((faq) => faq.id !== id) };
}
