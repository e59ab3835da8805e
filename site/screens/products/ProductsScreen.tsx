import type { SliceLike } from "@prismicio/react";
import type { ComponentProps } from "react";
import ServiceCards from "#slices/ServiceCards/index.tsx";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { Section } from "../../ui/Section/Section";
import { Unavailable } from "../../ui/Unavailable/Unavailable";
import { PageSlices } from "../../parts/sliceZone/PageSlices";

/** The page of all services: its slices, including the service cards. */
export function ProductsScreen({ page, slices, edition }: { page: { id: string }; slices: readonly SliceLike[]; edition: Edition }) {
  return <PageSlices slices={slices} documentId={page.id} edition={edition} replacements={{ service_cards: CardsOrNote }} />;
}

/** On other pages, cards that failed to load link to this page; here a note replaces them. */
function CardsOrNote(props: ComponentProps<typeof ServiceCards>) {
  const { lang } = props.context;
  if (props.slice.services !== null) return <ServiceCards {...props} />;
  return (
    <Section>
      <Unavailable message={messagesOf(lang).servicesMissing} lang={lang} />
    </Section>
  );
}
