import type { Lang } from "../../site/i18n/languages";

/** Topics of questions in the order in which their groups stand, as the content model names them. */
const TOPICS = ["kiosks", "key-fobs", "car-keys", "locksmith", "orders"] as const;
type Topic = (typeof TOPICS)[number];

const NAMES: Record<Lang, Record<Topic, string>> = {
  "en-us": {
    kiosks: "Copying keys at a kiosk",
    "key-fobs": "Fobs and access cards",
    "car-keys": "Car keys",
    locksmith: "Locksmith",
    orders: "Orders and receipts",
  },
  "fr-ca": {
    kiosks: "Copier une clé à la borne",
    "key-fobs": "Puces et cartes d’accès",
    "car-keys": "Clés d’auto",
    locksmith: "Serrurier",
    orders: "Commandes et reçus",
  },
};

const OTHER: Record<Lang, string> = { "en-us": "Other questions", "fr-ca": "Autres questions" };

/** Questions of one topic, below its heading. */
export interface TopicGroup<T> {
  key: string;
  heading: string;
  questions: T[];
}

/** Questions by topic, each group in the order given; those of no topic that we know come last. Empty groups are left out. */
export function groupByTopic<T extends { data: { topic: unknown } }>(questions: readonly T[], lang: Lang): TopicGroup<T>[] {
  const known: readonly unknown[] = TOPICS;
  const groups = TOPICS.map((topic): TopicGroup<T> => ({ key: topic, heading: NAMES[lang][topic], questions: questions.filter(({ data }) => data.topic === topic) }));
  const rest = { key: "other", heading: OTHER[lang], questions: questions.filter(({ data }) => !known.includes(data.topic)) };
  return [...groups, rest].filter((group) => group.questions.length > 0);
}
