import { ErrorSummary } from "#site/forms/ErrorSummary.tsx";
import { FormButtons, FormFrame } from "#site/forms/FormFrame.tsx";
import { type FormId, type FormState, staticFields } from "#site/forms/formState.ts";
import { formWords } from "#site/i18n/forms.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { buttonClass } from "#site/ui/Button/Button.tsx";
import { ContactFields } from "./ContactFields";

/** The contact form without scripts, rendered by the server. */
export function StaticContact({ form, lang, state }: { form: FormId; lang: Lang; state: FormState | null }) {
  return (
    <FormFrame form={form} showsAllSteps>
      {state && <ErrorSummary form={form} errors={state.errors} fault={state.fault} lang={lang} />}
      {state?.key && <input type="hidden" name="key" value={state.key} />}
      <ContactFields lang={lang} fields={staticFields(form, state)} />
      <FormButtons>
        <button type="submit" className={buttonClass("primary")}>
          {formWords(lang).contact.send}
        </button>
      </FormButtons>
    </FormFrame>
  );
}
