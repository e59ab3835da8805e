import { formatCount } from "../../i18n/formatNumber";
import { type Lang, toBcp47 } from "../../i18n/languages";
import styles from "./MapMarkers.module.css";
import type { RingName } from "./ringNames";

interface RingContentProps {
  kioskCount: number;
  /** Whether pins have numbers, with which a ring's number must not be confused. */
  hasRanks?: boolean;
  name: RingName | undefined;
  lang: Lang;
}

/** The number of a ring's kiosks, and its name beside it. */
export function RingContent({ kioskCount, hasRanks, name, lang }: RingContentProps) {
  return (
    <>
      {`${hasRanks ? "+" : ""}${inFewLetters(kioskCount, lang)}`}
      {name && (
        <span className={styles.ringName} data-side={name.side} style={{ translate: `${name.shift.x}px ${name.shift.y}px` }}>
          {name.text}
        </span>
      )}
    </>
  );
}

/** Formats a cluster's number. `9,999` fits into the largest circle; larger numbers are compact. */
function inFewLetters(kioskCount: number, lang: Lang): string {
  if (kioskCount < 10_000) return formatCount(kioskCount, lang);
  return kioskCount.toLocaleString(toBcp47(lang), { notation: "compact", maximumFractionDigits: 0 });
}
