import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { TYPED_PARTS } from "#shared/forms/address.ts";
import { applicationSchema, applicationWithResume } from "#shared/forms/application.ts";
import { check } from "#shared/forms/errors.ts";
import { useSubmitApplicationMutation } from "#site/bff/__generated__/hooks.ts";
import { AddressField } from "#site/forms/AddressField.tsx";
import { DateField } from "#site/forms/DateField.tsx";
import { ErrorSummary } from "#site/forms/ErrorSummary.tsx";
import { FormButtons, FormCard, FormFrame, FormNote } from "#site/forms/FormFrame.tsx";
import type { LiveFormProps } from "#site/forms/liveFormProps.ts";
import { DraftNote } from "#site/forms/DraftNote.tsx";
import { anchorOf, type FormId } from "#site/forms/formState.ts";
import { findResumeError, resumeField } from "#site/forms/resumeField.ts";
import { SendButton } from "#site/forms/SendButton.tsx";
import { sendApplication } from "#site/forms/send.ts";
import { stepId, Timeline } from "#site/forms/Steps.tsx";
import { Thanks } from "#site/forms/Thanks.tsx";
import { UploadProgress } from "#site/forms/UploadProgress.tsx";
import { useLiveForm } from "#site/forms/useLiveForm.ts";
import { stepOfNextLink, stepOf, useSteps } from "#site/forms/useSteps.ts";
import { formWords } from "#site/i18n/forms.ts";
import { Button } from "#site/ui/Button/Button.tsx";
import { ApplicationFields } from "./ApplicationFields";

const schema = applicationWithResume(resumeField);

const STEPS = [
  ["firstName", "lastName", "email", "phone"],
  ["address", ...TYPED_PARTS],
  ["trades", "experienceYears", "availableFrom", "message"],
  ["resume", "consent"],
] as const;

const stepOfField = (field: string) => STEPS.findIndex((fields) => (fields as readonly string[]).includes(field)) + 1 || 1;

/** The application form in steps, checked in the browser. */
export default function LiveApplication({ form, lang, state, termsPath }: LiveFormProps) {
  const words = formWords(lang);
  const [fileFault, setFileFault] = useState<Awaited<ReturnType<typeof findResumeError>>>(null);
  const [submit] = useSubmitApplicationMutation();
  const { thanksRef, summaryRef, ...live } = useLiveForm({
    form,
    schema,
    state,
    send: ({ resume, ...input }, options) => sendApplication(submit, input, resume, { ...options, lang }),
    onRefused: (field) => goTo(stepOfField(field)),
  });
  const unfinished = unfinishedStep(live.initialValues);
  const { step, goTo } = useSteps(form, firstStep(form, unfinished, state !== null));
  const answerPress = useEffectEvent(() => {
    const pressed = stepOfNextLink(form, location.hash);
    if (pressed === null) return;
    history.replaceState(null, "", `#${stepId(form, step)}`);
    if (pressed > step && live.checkFields(STEPS[step - 1]!).length > 0) live.refuse([]);
  });
  useEffect(() => answerPress(), []);
  const fields: typeof live.view = (name) => {
    const field = live.view(name);
    return name === "resume" && fileFault && !field.error ? { ...field, error: fileFault } : field;
  };

  /** Goes to a step, or to the first one before it that has errors. */
  function advance(to: number): void {
    for (let one = step; one < to; one++) {
      const wrong = live.checkFields(STEPS[one - 1]!);
      if (wrong.length > 0) return one === step ? live.refuse([]) : goTo(one);
    }
    goTo(to);
  }
  function follow(event: MouseEvent<HTMLFormElement>): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='#']");
    if (!link) return;
    const hash = link.getAttribute("href")!;
    const to = stepOf(form, hash);
    const field = to === null ? document.getElementById(hash.slice(1)) : null;
    if (to === null && !field) return;
    event.preventDefault();
    if (to !== null) return to > step ? advance(to) : goTo(to);
    goTo(stepOfField((field as HTMLInputElement).name));
    setTimeout(() => field!.focus());
  }

  if (live.reference) {
    return (
      <FormCard form={form}>
        <div ref={thanksRef}>
          <Thanks form={form} reference={live.reference} lang={lang} />
        </div>
      </FormCard>
    );
  }
  const errors = [...live.errors, ...(fileFault && !live.view("resume").error ? [{ field: "resume", code: fileFault }] : [])];
  const isLast = step === STEPS.length;
  const stepErrors = errors.filter(({ field }) => isLast || stepOfField(field) === step);
  return (
    <FormFrame
      form={form}
      {...live.formProps}
      onClick={follow}
      onSubmit={(event) => {
        // Enter in a field submits the form: before the last step it advances.
        const { submitter } = event.nativeEvent as SubmitEvent;
        const isOfLibrary = Boolean(submitter?.getAttribute("name"));
        if (isOfLibrary || (isLast && !fileFault)) return live.formProps.onSubmit(event);
        event.preventDefault();
        // After this event, because the form is being submitted while it runs.
        return void setTimeout(() => (isLast ? live.refuse([]) : advance(step + 1)));
      }}
    >
      {live.hasDraft && step === 1 && (
        <DraftNote onContinue={unfinished > 1 ? () => goTo(unfinished) : undefined} onStartOver={live.startOver} lang={lang} />
      )}
      <Timeline form={form} titles={words.application.steps} current={step} lang={lang} />
      <ErrorSummary ref={summaryRef} form={form} errors={stepErrors} fault={live.fault} lang={lang} />
      <ApplicationFields
        form={form}
        lang={lang}
        fields={fields}
        step={step}
        isLive
        termsPath={termsPath}
        address={
          <AddressField
            fields={fields}
            words={words.application.fields.address}
            lang={lang}
            values={live.initialValues}
            onChange={live.revalidate}
          />
        }
        date={<DateField field={fields("availableFrom")} words={words.application.fields.availableFrom} lang={lang} />}
        onFile={({ target }) => {
          // A new file has no error until it is read.
          setFileFault(null);
          const file = target.files?.[0];
          void findResumeError(file).then((fault) => file === target.files?.[0] && setFileFault(fault));
        }}
      />
      {live.isSending && <UploadProgress part={live.progress} lang={lang} onStop={live.stop} />}
      <FormButtons>
        <SendButton isSending={live.isSending} lang={lang}>
          {isLast ? words.application.send : words.next}
        </SendButton>
        {step > 1 && (
          <Button look="outlined" onClick={() => goTo(step - 1)}>
            {words.back}
          </Button>
        )}
      </FormButtons>
      <FormNote>{words.kept}</FormNote>
    </FormFrame>
  );
}

/** Returns the step of the URL, if all earlier steps are complete; after a refusal, the first step with an error. */
function firstStep(form: FormId, unfinished: number, wasRefused: boolean): number {
  const requestedStep = stepOf(form, location.hash) ?? stepOfNextLink(form, location.hash) ?? (wasRefused ? STEPS.length : 1);
  return location.hash === `#${anchorOf(form)}` || requestedStep > 1 ? Math.min(requestedStep, unfinished) : 1;
}

/** Returns the first step with an error; the last one if there is none. */
function unfinishedStep(values: Readonly<Record<string, unknown>>): number {
  // The device stores only the address's id, so the visitor must enter the address again, at once or in parts.
  const errors = check(applicationSchema, values).errors.filter(
    ({ field }) => !values.placeId || stepOfField(field) !== stepOfField("address"),
  );
  return Math.min(...errors.map(({ field }) => stepOfField(field)), STEPS.length);
}
