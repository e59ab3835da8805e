import type { FaqEntryFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import styles from "./FaqList.module.css";

/** Questions that unfold their answers; all answers are in the HTML. */
export function Questions({ questions, lang }: { questions: readonly FaqEntryFragment[]; lang: Lang }) {
  const { questionPage, colon } = messagesOf(lang);
  return (
    <div className={styles.questions}>
      {questions.map(({ id, url, data }) => (
        <details key={id} className={styles.item}>
          <summary className={styles.question}>
            {data.question}
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div className={styles.answer}>
            {data.answer && <RichText field={data.answer} />}
            {url && (
              <p className={styles.own}>
                {/* In a screen reader's list of links, the label must name the question. */}
                <SiteLink href={url} aria-label={questionPage + colon + data.question}>
                  {questionPage}
                </SiteLink>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
