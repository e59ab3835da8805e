import type { Content } from "@prismicio/client";
import { FormCard } from "#site/forms/FormFrame.tsx";
import { FormLayout } from "#site/forms/FormLayout.tsx";
import { sliceForm } from "#site/forms/sliceForm.ts";
import { Thanks } from "#site/forms/Thanks.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import type { SliceProps } from "../sliceProps";
import { ContactIsland } from "./ContactIsland";
import { StaticContact } from "./StaticContact";

/** Slice with the form for a message to the company. */
export default function ContactForm({ slice, slices = [slice], context }: SliceProps<Content.ContactFormSlice>) {
  const { title, description, color, custom_color, curve } = slice.primary;
  const { lang } = context;
  const { form, state, anchor } = sliceForm("contact", slice, slices, context.form);
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <FormLayout anchor={anchor} title={title} description={description}>
        {state?.reference ? (
          <FormCard form={form}>
            <Thanks form={form} reference={state.reference} lang={lang} />
          </FormCard>
        ) : (
          <ContactIsland form={form} lang={lang} state={state} termsPath="/terms/">
            <StaticContact form={form} lang={lang} state={state} />
          </ContactIsland>
        )}
      </FormLayout>
    </Section>
  );
}
