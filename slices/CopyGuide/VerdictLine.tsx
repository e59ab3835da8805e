import { copyGuideWords, type Verdict } from "#site/i18n/copyGuide.ts";
import type { Lang } from "#site/i18n/languages.ts";
import styles from "./CopyGuide.module.css";

const VERDICTS: Readonly<Record<string, Verdict>> = {
  "every kiosk": "every",
  "some kiosks": "some",
  "some keys": "depends",
  "no kiosk": "none",
};

/** Returns the verdict that an editor chose; undefined for none. */
export function toVerdict(value: string | null): Verdict | undefined {
  return VERDICTS[value ?? ""];
}

/** A verdict in words, with a full, a half or an empty dot. */
export function VerdictLine({ verdict, lang }: { verdict: Verdict | undefined; lang: Lang }) {
  if (!verdict) return null;
  return <span className={`${styles.verdict} ${styles[verdict]}`}>{copyGuideWords(lang).verdicts[verdict]}</span>;
}
