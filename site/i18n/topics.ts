import type { Lang } from "./languages";
import { messagesOf } from "./messages";

/** Topics of questions in the order in which they always stand, as the content model names them. */
export const TOPICS = ["kiosks", "key-fobs", "car-keys", "locksmith", "orders"] as const;
export type Topic = (typeof TOPICS)[number];

/** An editor's choice as a topic that the site knows. */
export function toTopic(value: unknown): Topic | null {
  return TOPICS.find((topic) => topic === value) ?? null;
}

/** What a topic is called; null is all that has none. */
export function topicName(topic: Topic | null, lang: Lang): string {
  const { topicKiosks, topicFobs, topicCarKeys, topicLocksmith, topicOrders, topicOther } = messagesOf(lang);
  const names = { kiosks: topicKiosks, "key-fobs": topicFobs, "car-keys": topicCarKeys, locksmith: topicLocksmith, orders: topicOrders };
  return topic ? names[topic] : topicOther;
}

/** Where a topic begins on the page of all questions. */
export function topicId(topic: Topic | null): string {
  return topic ?? "more";
}
