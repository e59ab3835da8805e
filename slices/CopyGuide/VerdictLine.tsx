import type { Verdict } from "#site/i18n/copyGuide.ts";
import styles from "./CopyGuide.module.css";

/** A verdict in words, with a full, a half or an empty dot. */
export function VerdictLine({ verdict, text }: { verdict: Verdict | undefined; text: string | null }) {
  if (!verdict) return null;
  return <span className={`${styles.verdict} ${styles[verdict]}`}>{text}</span>;
}
