import { type Content, isFilled } from "@prismicio/client";
import { copyGuideWords } from "#site/i18n/copyGuide.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { priceWords } from "#site/i18n/prices.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import { toTel } from "#site/ui/toTel.ts";
import type { SliceContext } from "../sliceProps";
import { AnswerCard } from "./AnswerCard";
import { answerText } from "./answerText";
import { CarFields } from "./CarFields";
import styles from "./CopyGuide.module.css";
import { chosenModel, filledMakes, formAction } from "../copyGuideState";
import { NearField } from "./NearField";
import { NextStep, serviceSearch } from "./NextStep";

interface CarGuideProps {
  fields: Content.CopyGuideSliceCars["primary"];
  context: SliceContext;
}

/**
 * The selects for a car and, when it is chosen, one card with the answer, its price and what to do; then the nearest kiosks that can.
 * Before, a card says what a copy costs and how it is made.
 */
export function CarGuide({ fields, context }: CarGuideProps) {
  const { lang, guide } = context;
  const state = guide?.state ?? {};
  const { make, model, year, choose, check } = copyGuideWords(lang);
  const makes = filledMakes(fields.makes);
  const carModel = chosenModel(makes, state);
  return (
    <form method="get" action={formAction("carKeys", guide)} className={styles.cars}>
      <input type="hidden" name="kind" value="carKeys" />
      <div>
        <CarFields
          key={[state.make, state.model, state.year].join()}
          makes={makes.map(({ name, models }) => ({ name, models: models.map((one) => ({ name: one.name, years: one.years })) }))}
          make={state.make}
          model={state.model}
          year={carModel?.years ?? state.year}
          labels={{ make, model, year, choose, check }}
        >
          {!carModel && <NearField near={state.near} isBare lang={lang} />}
        </CarFields>
        <div aria-live="polite">{carModel && <CarAnswer fields={fields} make={state.make!} carModel={carModel} context={context} />}</div>
      </div>
      {!carModel && <CarPromise fields={fields} context={context} />}
      {carModel && carModel.verdict !== "none" && (
        <div className={styles.where}>
          <NearField near={state.near} isKnown={Boolean(guide?.kiosks)} lang={lang} />
          {guide?.kiosks}
        </div>
      )}
      {isFilled.richText(fields.footnote) && (
        <div className={styles.footnote}>
          <RichText field={fields.footnote} />
        </div>
      )}
    </form>
  );
}

/** The card before a car is chosen: the price, the steps, and the kiosks that can. */
function CarPromise({ fields, context }: CarGuideProps) {
  const { lang, prices } = context;
  const steps = stepsOf(fields);
  const price = prices?.carKeys?.text ?? null;
  if (steps.length === 0 && !price) return null;
  return (
    <AnswerCard service="carKeys" verdict={undefined} name={priceWords(lang).names.carKeys} words={price}>
      <Steps steps={steps} />
      <p className={styles.note}>
        <SiteLink href={serviceSearch("carKeys", lang)}>{copyGuideWords(lang).all("carKeys", null)}</SiteLink>
      </p>
      <WithoutKey context={context} />
    </AnswerCard>
  );
}

type CarAnswerProps = CarGuideProps & { make: string; carModel: NonNullable<ReturnType<typeof chosenModel>> };

/** The card with the answer for a car. */
function CarAnswer({ fields, make, carModel: { name, years, verdict, note }, context }: CarAnswerProps) {
  const isMailed = verdict === "mail";
  const steps = isMailed ? stepsOf(fields) : [];
  const words = answerText({ fields, verdict, priced: "carKeys", context });
  const about = [`${make} ${name}`, years, isMailed && steps.length === 0 && copyGuideWords(context.lang).verdicts.mail];
  return (
    <AnswerCard service="carKeys" verdict={verdict} name={about.filter(Boolean).join(", ")} words={words ?? note}>
      <Steps steps={steps} />
      {words && isFilled.keyText(note) && <p className={styles.note}>{note}</p>}
      {verdict === "none" ? <NextStep verdict={verdict} service="carKeys" lang={context.lang} /> : <WithoutKey context={context} />}
    </AnswerCard>
  );
}

function stepsOf({ steps }: CarGuideProps["fields"]): string[] {
  return (steps ?? []).flatMap(({ step }) => (isFilled.keyText(step) ? [step] : []));
}

/** How a car key is made, by mail in most cases. */
function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}

/** A copy needs a key that works: who has none needs a locksmith. */
function WithoutKey({ context: { lang, localPhone, sitePhone } }: Pick<CarGuideProps, "context">) {
  const tel = toTel(localPhone ?? sitePhone ?? "");
  if (!tel) return null;
  return (
    <p className={styles.note}>
      {copyGuideWords(lang).lostKey} <a href={tel}>{messagesOf(lang).callLocksmith}</a>
    </p>
  );
}
