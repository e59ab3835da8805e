import type { ReactNode } from "react";
import type { Verdict } from "#site/i18n/copyGuide.ts";
import type { KioskCopyService } from "#site/i18n/directory.ts";
import { ServiceIcon } from "#site/ui/ServiceIcon/ServiceIcon.tsx";
import styles from "./CopyGuide.module.css";

interface AnswerCardProps {
  service: KioskCopyService;
  verdict: Verdict | undefined;
  /** What the answer is for. */
  name: ReactNode;
  /** The answer in words. */
  words: string | null;
  children: ReactNode;
}

/** The answer of a guide, in the colour of its service; that of what no kiosk copies has the colour of a locksmith. */
export function AnswerCard({ service, verdict, name, words, children }: AnswerCardProps) {
  return (
    <section className={`${styles.answer} ${verdict === "none" ? styles.none : styles[service]}`}>
      <div className={styles.head}>
        <ServiceIcon service={service} size="large" />
        <p>
          {name}
          {words && <strong className={styles.verdict}>{words}</strong>}
        </p>
      </div>
      {children}
    </section>
  );
}
