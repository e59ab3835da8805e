import { isFilled } from "@prismicio/client";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { RichText } from "../../ui/RichText/RichText";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./FaqTopics.module.css";
import type { Faq } from "./loadFaqs";
import { byTopic, topicId, topicName } from "./topics";

/** Questions by topic; each opens in place, and has a page of its own to share. */
export function FaqTopics({ faqs, lang }: { faqs: readonly Faq[]; lang: Lang }) {
  const groups = byTopic(faqs);
  const { faqsByTopic } = messagesOf(lang);
  return (
    <div className={`shell ${styles.topics}`}>
      {groups.length > 1 && (
        <nav aria-label={faqsByTopic}>
          <ul className={styles.chips}>
            {groups.map(({ topic, faqs: questions }) => (
              <li key={topicId(topic)}>
                <a href={`#${topicId(topic)}`} className={styles.chip}>
                  {topicName(topic, lang)} <span className={styles.count}>{questions.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ topic, faqs: questions }) => (
        <section key={topicId(topic)} id={topicId(topic)} aria-labelledby={`${topicId(topic)}-title`} className={styles.topic}>
          <h2 id={`${topicId(topic)}-title`} className={styles.title}>
            {topicName(topic, lang)}
          </h2>
          <div className={styles.questions}>
            {questions.map((faq) => (
              <Question key={faq.id} faq={faq} lang={lang} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Question({ faq: { url, data }, lang }: { faq: Faq; lang: Lang }) {
  const { faqOwnPage } = messagesOf(lang);
  return (
    <details className={styles.question}>
      <summary className={styles.summary}>
        <h3 className={styles.words}>{data.question}</h3>
      </summary>
      <div className={styles.answer}>
        {isFilled.richText(data.answer) && <RichText field={data.answer} />}
        <SiteLink href={url!} className={styles.more} aria-label={`${faqOwnPage}: ${data.question}`}>
          {faqOwnPage}
        </SiteLink>
      </div>
    </details>
  );
}
