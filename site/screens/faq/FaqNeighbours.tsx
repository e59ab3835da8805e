import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { type Topic, topicName } from "../../i18n/topics";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./FaqScreen.module.css";
import type { Faq } from "./loadFaqs";

/** Maximum number of related questions; the page of all questions has the rest. */
const MAX_RELATED = 5;

/** Other questions of the same topic. */
export function FaqRelated({ faqs, topic, lang }: { faqs: readonly Faq[]; topic: Topic | null; lang: Lang }) {
  const { allFaqs } = messagesOf(lang);
  return (
    <aside aria-labelledby="related" className={styles.related}>
      <h2 id="related" className={styles.relatedTitle}>
        {topicName(topic, lang)}
      </h2>
      <ul>
        {faqs.slice(0, MAX_RELATED).map(({ id, url, data }) => (
          <li key={id} className={styles.relatedRow}>
            <SiteLink href={url!} className={styles.relatedLink}>
              {data.question}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink href={withLang("/frequently-asked-questions/", lang)} className={styles.all}>
        {allFaqs}
      </SiteLink>
    </aside>
  );
}

/** The questions before and after one. */
export function FaqNeighbours({ previous, next, lang }: { previous?: Faq; next?: Faq; lang: Lang }) {
  const messages = messagesOf(lang);
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.otherFaqs} className={`shell ${styles.neighbours}`}>
      {previous && <Neighbour faq={previous} label={messages.previousFaq} rel="prev" />}
      {next && <Neighbour faq={next} label={messages.nextFaq} rel="next" />}
    </nav>
  );
}

function Neighbour({ faq, label, rel }: { faq: Faq; label: string; rel: "prev" | "next" }) {
  return (
    <SiteLink href={faq.url!} rel={rel} className={`${styles.neighbour} ${styles[rel]}`}>
      <span className={styles.direction}>{label}</span>
      <span className={styles.neighbourQuestion}>{faq.data.question}</span>
    </SiteLink>
  );
}
