import { type Content, isFilled } from "@prismicio/client";
import { copyGuideWords } from "#site/i18n/copyGuide.ts";
import type { Lang } from "#site/i18n/languages.ts";
import styles from "./CopyGuide.module.css";
import { NextStep } from "./NextStep";
import { toVerdict, VerdictLine } from "./VerdictLine";

type Makes = Content.CopyGuideSliceCars["primary"]["makes"];

/** Returns the makes with a name, and their models with a name and an answer; makes without such a model are left out. */
export function filledMakes(makes: Makes) {
  return makes
    .map(({ name, models }) => ({
      name,
      models: models.filter(({ name: model, verdict, note }) => isFilled.keyText(model) && (toVerdict(verdict) || isFilled.keyText(note))),
    }))
    .filter(({ name, models }) => isFilled.keyText(name) && models.length > 0);
}

/** The models of a make with their years and answers, and where to go. */
export function MakeAnswer({ make: { name, models }, lang }: { make: ReturnType<typeof filledMakes>[number]; lang: Lang }) {
  const words = copyGuideWords(lang);
  return (
    <>
      <table className={styles.models}>
        <caption className={styles.caption}>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{words.model}</th>
            <th scope="col">{words.years}</th>
            <th scope="col">{words.atKiosks}</th>
          </tr>
        </thead>
        <tbody>
          {models.map((model, index) => (
            <tr key={index}>
              <th scope="row">{model.name}</th>
              <td className={styles.years}>{model.years}</td>
              <td>
                <VerdictLine verdict={toVerdict(model.verdict)} lang={lang} />
                {isFilled.keyText(model.note) && <span className={styles.note}>{model.note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <NextStep verdicts={models.map(({ verdict }) => toVerdict(verdict))} service="carKeys" lang={lang} />
    </>
  );
}
