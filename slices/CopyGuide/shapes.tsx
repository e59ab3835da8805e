import { type Content, isFilled } from "@prismicio/client";
import type { KioskCopyService } from "#site/i18n/directory.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import styles from "./CopyGuide.module.css";
import { NextStep } from "./NextStep";
import { toVerdict, VerdictLine } from "./VerdictLine";

type Shapes = Content.CopyGuideSliceDefault["primary"]["shapes"];

/** Returns the shapes with a name and an answer. */
export function filledShapes(shapes: Shapes): Shapes[number][] {
  return shapes.filter(({ name, verdict, text }) => isFilled.keyText(name) && (toVerdict(verdict) || isFilled.richText(text)));
}

interface ShapeAnswerProps {
  shape: Shapes[number];
  /** The service of the kiosks that the answer leads to. */
  service: KioskCopyService;
  lang: Lang;
}

/** The answer for a shape: who copies it, why, and where to go. */
export function ShapeAnswer({ shape: { verdict, text, link }, service, lang }: ShapeAnswerProps) {
  return (
    <>
      <p>
        <VerdictLine verdict={toVerdict(verdict)} lang={lang} />
      </p>
      {isFilled.richText(text) && (
        <div className={styles.text}>
          <RichText field={text} />
        </div>
      )}
      <NextStep verdicts={[toVerdict(verdict)]} service={service} link={link} lang={lang} />
    </>
  );
}
