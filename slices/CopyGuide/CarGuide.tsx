import { type Content, isFilled } from "@prismicio/client";
import { copyGuideWords } from "#site/i18n/copyGuide.ts";
import { ServiceIcon } from "#site/ui/ServiceIcon/ServiceIcon.tsx";
import type { SliceContext } from "../sliceProps";
import { answerText } from "./answerText";
import { CarFields } from "./CarFields";
import styles from "./CopyGuide.module.css";
import { chosenModel, filledMakes } from "../copyGuideState";
import { NearField } from "./NearField";
import { NextStep } from "./NextStep";

interface CarGuideProps {
  fields: Content.CopyGuideSliceCars["primary"];
  context: SliceContext;
}

/** The selects for a car and, when it is chosen, one card with the answer, its price and what to do; then the nearest kiosks that can. */
export function CarGuide({ fields, context }: CarGuideProps) {
  const { lang, guide } = context;
  const state = guide?.state ?? {};
  const { make, model, year, check } = copyGuideWords(lang);
  const makes = filledMakes(fields.makes);
  const carModel = chosenModel(makes, state);
  return (
    // Its answer with the kiosks fits a phone's screen below the fields.
    <form id="car" method="get" action="#car" className={styles.cars}>
      <CarFields
        key={[state.make, state.model, state.year].join()}
        makes={makes.map(({ name, models }) => ({ name, models: models.map((one) => ({ name: one.name, years: one.years })) }))}
        make={state.make}
        model={state.model}
        year={carModel?.years ?? state.year}
        labels={{ make, model, year, check }}
      >
        {!carModel && <NearField near={state.near} isBare lang={lang} />}
      </CarFields>
      <div aria-live="polite">{carModel && <CarAnswer fields={fields} make={state.make!} carModel={carModel} context={context} />}</div>
      {carModel && carModel.verdict !== "none" && (
        <>
          <NearField near={state.near} isKnown={Boolean(guide?.kiosks)} lang={lang} />
          {guide?.kiosks}
        </>
      )}
    </form>
  );
}

type CarAnswerProps = CarGuideProps & { make: string; carModel: NonNullable<ReturnType<typeof chosenModel>> };

/** The card with the answer for a car. */
function CarAnswer({ fields, make, carModel: { name, years, verdict, note }, context }: CarAnswerProps) {
  const isMailed = verdict === "mail";
  const steps = isMailed ? (fields.steps ?? []).filter(({ step }) => isFilled.keyText(step)) : [];
  const words = answerText({ fields, verdict, priced: "carKeys", context });
  return (
    <section className={styles.carAnswer}>
      <div className={styles.carHead}>
        <ServiceIcon service="carKeys" size="large" />
        <p>
          {[`${make} ${name}`, years].filter(Boolean).join(", ")}
          {isMailed && (
            <>
              <br />
              {copyGuideWords(context.lang).verdicts.mail}
            </>
          )}
          <strong className={styles.carVerdict}>{words ?? note}</strong>
        </p>
      </div>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map(({ step }, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      )}
      {words && isFilled.keyText(note) && <p className={styles.note}>{note}</p>}
      {verdict === "none" && <NextStep verdicts={[verdict]} service="carKeys" lang={context.lang} />}
    </section>
  );
}
