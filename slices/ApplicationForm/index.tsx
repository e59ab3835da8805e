import type { Content } from "@prismicio/client";
import { FormCard } from "../../site/forms/FormFrame";
import { stateOf } from "../../site/forms/formState";
import { FormLayout } from "../../site/forms/FormLayout";
import { Thanks } from "../../site/forms/Thanks";
import { Section } from "../../site/ui/Section/Section";
import type { SliceProps } from "../sliceProps";
import { ApplicationIsland } from "./ApplicationIsland";
import { StaticApplication } from "./StaticApplication";

const TERMS_PATH = "/terms/";

/** Slice with the application form for locksmiths who want to work with the business. */
export default function ApplicationForm({ slice, context: { lang, form } }: SliceProps<Content.ApplicationFormSlice>) {
  const { title, description, color, custom_color, curve } = slice.primary;
  const state = stateOf("application", form);
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
          <FormCard form="application">
            <Thanks form="application" reference={state.reference} lang={lang} />
          </FormCard>
        ) : (
          <ApplicationIsland lang={lang} state={state} termsPath={TERMS_PATH}>
            <StaticApplication lang={lang} state={state} termsPath={TERMS_PATH} />
          </ApplicationIsland>
        )}
      </FormLayout>
    </Section>
  );
}
