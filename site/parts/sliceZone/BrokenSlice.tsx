import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "./BrokenSlice.module.css";

interface BrokenSliceProps {
  /** The slice's type. */
  slice: string;
  /** What the slice threw. */
  message: string;
  lang: Lang;
}

/** Names a slice that threw, and its error, in its place on the page: for editors and developers. */
export function BrokenSlice({ slice, message, lang }: BrokenSliceProps) {
  return (
    <div className={`shell ${styles.broken}`}>
      <p>
        <strong>{messagesOf(lang).brokenSlice.replace("{slice}", slice)}</strong>
      </p>
      <pre className={styles.message}>{message}</pre>
    </div>
  );
}
