import { AddressByHand } from "#site/forms/AddressByHand.tsx";
import { AddressChoice } from "#site/forms/AddressChoice.tsx";
import { ErrorSummary } from "#site/forms/ErrorSummary.tsx";
import { TextField } from "#site/forms/Field.tsx";
import { FormButtons, FormFrame, SEND_BUTTON_CLASS } from "#site/forms/FormFrame.tsx";
import { type FormId, type FormState, staticFields } from "#site/forms/formState.ts";
import { StepLinks } from "#site/forms/StepLinks.tsx";
import { Timeline } from "#site/forms/Steps.tsx";
import { formWords } from "#site/i18n/forms.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { buttonClass } from "#site/ui/Button/Button.tsx";
import { ApplicationFields } from "./ApplicationFields";

/** The application form without scripts: one long page rendered by the server. */
export function StaticApplication({
  form,
  lang,
  state,
  termsPath,
}: {
  form: FormId;
  lang: Lang;
  state: FormState | null;
  termsPath: string;
}) {
  const words = formWords(lang);
  const fields = staticFields(form, state);
  const { address, availableFrom } = words.application.fields;
  return (
    <FormFrame form={form} showsAllSteps={state !== null}>
      {state?.key && <input type="hidden" name="key" value={state.key} />}
      <Timeline form={form} titles={words.application.steps} current={1} lang={lang} />
      {state && <ErrorSummary form={form} errors={state.errors} fault={state.fault} lang={lang} />}
      <ApplicationFields
        form={form}
        lang={lang}
        fields={fields}
        ends={words.application.steps.map((title, index, { length }) => (
          <StepLinks key={title} form={form} step={index + 1} steps={length} lang={lang} />
        ))}
        termsPath={termsPath}
        fileHelp={state ? words.fileAgain : undefined}
        address={
          fields("addressByHand").value === "on" ? (
            <AddressByHand fields={fields} lang={lang} />
          ) : (
            <TextField field={fields("address")} words={address} lang={lang} maxLength={200} autoComplete="address-line1">
              {state?.addresses && <AddressChoice addresses={state.addresses} lang={lang} />}
            </TextField>
          )
        }
        date={<TextField field={fields("availableFrom")} words={availableFrom} lang={lang} type="date" />}
      />
      <FormButtons className={SEND_BUTTON_CLASS}>
        <button type="submit" className={buttonClass("primary")}>
          {words.application.send}
        </button>
      </FormButtons>
    </FormFrame>
  );
}
