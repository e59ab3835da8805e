import { isFilled } from "@prismicio/client";
import type { KioskCopyService } from "#site/i18n/directory.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { type filledShapes, toVerdict } from "../copyGuideState";
import { AnswerCard } from "./AnswerCard";
import styles from "./CopyGuide.module.css";
import { NextStep } from "./NextStep";

interface ShapeAnswerProps {
  shape: ReturnType<typeof filledShapes>[number];
  /** The service of the kiosks that the answer leads to. */
  service: KioskCopyService;
  /** The answer in words. */
  answer: string | null;
  lang: Lang;
}

/** The answer for a shape: who copies it, why, and where to go. */
export function ShapeAnswer({ shape: { name, verdict, text, link }, service, answer, lang }: ShapeAnswerProps) {
  return (
    <AnswerCard service={service} verdict={toVerdict(verdict)} name={name} words={answer}>
      {isFilled.richText(text) && (
        <div className={styles.text}>
          <RichText field={text} />
        </div>
      )}
      <NextStep verdict={toVerdict(verdict)} service={service} link={link} lang={lang} />
    </AnswerCard>
  );
}
