import type { Content } from "@prismicio/client";
import { FormCard } from "#site/forms/FormFrame.tsx";
import { FormLayout } from "#site/forms/FormLayout.tsx";
import { sliceForm } from "#site/forms/sliceForm.ts";
import { Thanks } from "#site/forms/Thanks.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import type { SliceProps } from "../sliceProps";
import { ApplicationIsland } from "./ApplicationIsland";
import { StaticApplication } from "./StaticApplication";

const TERMS_PATH = "/terms/";

/** Slice with the application form for locksmiths who want to work with the business. */
export default function ApplicationForm({ slice, slices = [slice], context }: SliceProps<Content.ApplicationFormSlice>) {
  const { title, description, color, custom_color, curve } = slice.primary;
  const { lang } = context;
  const { form, state, anchor } = sliceForm("application", slice, slices, context.form);
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
          <ApplicationIsland form={form} lang={lang} state={state} termsPath={TERMS_PATH}>
            <StaticApplication form={form} lang={lang} state={state} termsPath={TERMS_PATH} />
          </ApplicationIsland>
        )}
      </FormLayout>
    </Section>
  );
}
