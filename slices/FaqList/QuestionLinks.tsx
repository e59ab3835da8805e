import type { FaqEntryFragment } from "#site/bff/__generated__/operations.ts";
import { Arrow } from "#site/ui/Arrow.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import styles from "./FaqList.module.css";

/** Questions as links to their own pages. */
export function QuestionLinks({ questions }: { questions: readonly FaqEntryFragment[] }) {
  return (
    <ul className={styles.questions}>
      {questions.map(({ id, url, data }) => (
        <li key={id} className={styles.item}>
          <SiteLink href={url ?? ""} className={styles.question}>
            {data.question}
            <Arrow />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
