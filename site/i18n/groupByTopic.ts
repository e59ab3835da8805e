import { type Topic, TOPICS, toTopic } from "./topics";

/** The questions of a topic; null for those without a known topic. */
export interface TopicGroup<T> {
  topic: Topic | null;
  questions: T[];
}

/** Groups questions by topic, in the order of the topics; questions without a known topic come last. Empty groups are omitted. */
export function groupByTopic<T extends { data: { topic: unknown } }>(questions: readonly T[]): TopicGroup<T>[] {
  const groups = [...TOPICS, null].map((topic) => ({ topic, questions: questions.filter(({ data }) => toTopic(data.topic) === topic) }));
  return groups.filter((group) => group.questions.length > 0);
}
