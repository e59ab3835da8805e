import type { Lang } from "./languages";
import { messagesOf } from "./messages";

/** Topics of questions in display order, by the content model's names. */
export const TOPICS = ["kiosks", "key-fobs", "car-keys", "locksmith", "orders"] as const;
export type Topic = (typeof TOPICS)[number];

/** Returns an editor's choice as a known topic, else null. */
export function toTopic(value: unknown): Topic | null {
  return TOPICS.find((topic) => topic === value) ?? null;
}

/** Returns the name of a topic; null stands for questions without a topic. */
export function topicName(topic: Topic | null, lang: Lang): string {
  const { topicKiosks, topicFobs, topicCarKeys, topicLocksmith, topicOrders, topicOther } = messagesOf(lang);
  const names = { kiosks: topicKiosks, "key-fobs": topicFobs, "car-keys": topicCarKeys, locksmith: topicLocksmith, orders: topicOrders };
  return topic ? names[topic] : topicOther;
}

/** Returns the anchor of a topic on the page of all questions. */
export function topicId(topic: Topic | null): string {
  return topic ?? "more";
}
