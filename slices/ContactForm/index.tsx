import type { Content } from "@prismicio/client";
import { FormCard } from "../../site/forms/FormFrame";
import { stateOf } from "../../site/forms/formState";
import { FormLayout } from "../../site/forms/FormLayout";
import { Thanks } from "../../site/forms/Thanks";
import { Section } from "../../site/ui/Section/Section";
import type { SliceProps } from "../sliceProps";
import { ContactIsland } from "./ContactIsland";
import { StaticContact } from "./StaticContact";

/** Slice with the form for a message to the company. */
export default function ContactForm({ slice, context: { lang, form } }: SliceProps<Content.ContactFormSlice>) {
  const { title, description, color, custom_color, curve } = slice.primary;
  const state = stateOf("contact", form);
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <FormLayout title={title} description={description}>
        {state?.reference ? (
          <FormCard form="contact">
            <Thanks form="contact" reference={state.reference} lang={lang} />
          </FormCard>
        ) : (
          <ContactIsland lang={lang} state={state} termsPath="/terms/">
            <StaticContact lang={lang} state={state} />
          </ContactIsland>
        )}
      </FormLayout>
    </Section>
  );
}
