import type { ComponentProps } from "react";
import ServiceCards from "../../../slices/ServiceCards";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { Section } from "../../ui/Section/Section";
import { Unavailable } from "../../ui/Unavailable/Unavailable";
import type { Page } from "../../parts/content/loadPage";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import { withList } from "../../parts/sliceZone/withList";
import { loadServices } from "./loadServices";

/** All services: the page's slices, cards of the services among them. */
export async function ProductsScreen({ page, edition }: { page: Page; edition: Edition }) {
  const slices = await withList(page.data.slices, "service_cards", async () => ({
    variation: "default",
    primary: { title: null, description: null },
    services: await loadServices(edition.lang),
  }));
  return <PageSlices slices={slices} edition={edition} instead={{ service_cards: CardsOrNote }} />;
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
