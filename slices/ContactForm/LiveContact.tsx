import { contactSchema } from "#shared/forms/contact.ts";
import { useSendMessageMutation } from "#site/bff/__generated__/hooks.ts";
import { ErrorSummary } from "#site/forms/ErrorSummary.tsx";
import { FormButtons, FormCard, FormFrame } from "#site/forms/FormFrame.tsx";
import type { LiveFormProps } from "#site/forms/liveFormProps.ts";
import { SendButton } from "#site/forms/SendButton.tsx";
import { sendMessage } from "#site/forms/send.ts";
import { Thanks } from "#site/forms/Thanks.tsx";
import { useLiveForm } from "#site/forms/useLiveForm.ts";
import { formWords } from "#site/i18n/forms.ts";
import { ContactFields } from "./ContactFields";

/** The contact form, checked while typing and sent without a page load. */
export default function LiveContact({ form, lang, state }: LiveFormProps) {
  const [mutate] = useSendMessageMutation();
  const { thanksRef, summaryRef, ...live } = useLiveForm({
    form,
    schema: contactSchema,
    state,
    send: (message, options) => sendMessage(mutate, message, { ...options, lang }),
  });
  if (live.reference) {
    return (
      <FormCard form={form}>
        <div ref={thanksRef}>
          <Thanks form={form} reference={live.reference} lang={lang} />
        </div>
      </FormCard>
    );
  }
  return (
    <FormFrame form={form} {...live.formProps}>
      <ErrorSummary ref={summaryRef} form={form} errors={live.errors} fault={live.fault} lang={lang} />
      <ContactFields lang={lang} fields={live.view} />
      <FormButtons>
        <SendButton isSending={live.isSending} lang={lang}>
          {formWords(lang).contact.send}
        </SendButton>
      </FormButtons>
    </FormFrame>
  );
}
