import { isFilled, type KeyTextField, type RichTextField } from "@prismicio/client";
import { RichText } from "../../ui/RichText/RichText";
import styles from "./FaqHead.module.css";

/** A question and its answer, as the head of their own page. */
export function FaqHead({ question, answer }: { question: KeyTextField; answer: RichTextField | null }) {
  return (
    <article className={`shell ${styles.faq}`}>
      {isFilled.keyText(question) && <h1 className={styles.question}>{question}</h1>}
      {isFilled.richText(answer) && (
        <div className={styles.answer}>
          <RichText field={answer} />
        </div>
      )}
    </article>
  );
}
