import type { FaqEntryFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { topicId, topicName } from "#site/i18n/topics.ts";
import { groupByTopic } from "#site/i18n/groupByTopic.ts";
import { Questions } from "./Questions";
import styles from "./Topics.module.css";

interface TopicsProps {
  questions: readonly FaqEntryFragment[];
  lang: Lang;
  /** Level of the topics' headings. */
  level: 2 | 3;
}

/** All questions: chips that link to the topics, and each topic beside its questions. */
export function Topics({ questions, lang, level }: TopicsProps) {
  const groups = groupByTopic(questions);
  const Heading = `h${level}` as const;
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label={messagesOf(lang).faqsByTopic}>
          <ul className={styles.chips}>
            {groups.map(({ topic, questions: ofTopic }) => (
              <li key={topicId(topic)}>
                <a href={`#${topicId(topic)}`} className={styles.chip}>
                  {topicName(topic, lang)} <span className={styles.count}>{ofTopic.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ topic, questions: ofTopic }) => (
        <section key={topicId(topic)} id={topicId(topic)} aria-labelledby={`${topicId(topic)}-title`} className={styles.topic}>
          <Heading id={`${topicId(topic)}-title`} className={styles.title}>
            {topicName(topic, lang)}
          </Heading>
          <Questions questions={ofTopic} lang={lang} />
        </section>
      ))}
    </>
  );
}
