import { type Topic, TOPICS, toTopic } from "./topics";

/** Questions of one topic; null is all that has none we know. */
export interface TopicGroup<T> {
  topic: Topic | null;
  questions: T[];
}

/**
 * Questions by topic, topics in their order and questions in the one given; those of no known topic come last. Empty groups are left out.
 */
export function groupByTopic<T extends { data: { topic: unknown } }>(questions: readonly T[]): TopicGroup<T>[] {
  const groups = [...TOPICS, null].map((topic) => ({ topic, questions: questions.filter(({ data }) => toTopic(data.topic) === topic) }));
  return groups.filter((group) => group.questions.length > 0);
}
