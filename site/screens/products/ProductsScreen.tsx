import type { SliceLike } from "@prismicio/react";
import type { ComponentProps } from "react";
import ServiceCards from "../../../slices/ServiceCards";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { Section } from "../../ui/Section/Section";
import { Unavailable } from "../../ui/Unavailable/Unavailable";
import { PageSlices } from "../../parts/sliceZone/PageSlices";

/** All services: the page's slices, cards of the services among them. */
export function ProductsScreen({ page, slices, edition }: { page: { id: string }; slices: readonly SliceLike[]; edition: Edition }) {
  return <PageSlices slices={slices} documentId={page.id} edition={edition} instead={{ service_cards: CardsOrNote }} />;
}

/** Elsewhere, cards that failed lead to this page. */
function CardsOrNote(props: ComponentProps<typeof ServiceCards>) {
  const { lang } = props.context;
  if (props.slice.services !== null) return <ServiceCards {...props} />;
  return (
    <Section>
      <Unavailable message={messagesOf(lang).servicesMissing} lang={lang} />
    </Section>
  );
}
