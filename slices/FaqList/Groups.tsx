import type { FaqEntryFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { topicId, topicName } from "#site/i18n/topics.ts";
import { groupByTopic } from "#site/i18n/groupByTopic.ts";
import styles from "./FaqList.module.css";
import { QuestionLinks } from "./QuestionLinks";
import { Questions } from "./Questions";

interface GroupsProps {
  questions: readonly FaqEntryFragment[];
  lang: Lang;
  /** Level of the topics' headings. */
  level: 2 | 3;
  isGrouped: boolean;
  isShort: boolean;
}

/** Questions in one list, grouped below topic headings if wanted. */
export function Groups({ questions, lang, level, isGrouped, isShort }: GroupsProps) {
  const List = isShort ? QuestionLinks : Questions;
  const groups = groupByTopic(questions);
  if (groups.length === 0) return null;
  // With a single topic its heading would only repeat the section's.
  if (!isGrouped || groups.length === 1) return <List questions={questions} lang={lang} />;
  const Heading = `h${level}` as const;
  return groups.map(({ topic, questions: ofTopic }) => (
    <div key={topicId(topic)} className={styles.group}>
      <Heading className={styles.topic}>{topicName(topic, lang)}</Heading>
      <List questions={ofTopic} lang={lang} />
    </div>
  ));
}
