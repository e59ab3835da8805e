import { type Content, isFilled } from "@prismicio/client";
import type { ServiceCardsLiveFragment } from "#site/bff/__generated__/operations.ts";
import { withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import type { SliceProps } from "../sliceProps";
import { ServiceRows } from "./ServiceRows";
import styles from "./ServiceCards.module.css";
import { ServiceTiles } from "./ServiceTiles";
import { toCards } from "./toCards";

/** The services, always in the same order, each with its colour and a link to its page. */
export default function ServiceCards({ slice, context }: SliceProps<Content.ServiceCardsSlice, ServiceCardsLiveFragment>) {
  const { lang, prices } = context;
  const { title, description } = slice.primary;
  const cards = toCards(slice.services ?? [], lang, prices);
  const Cards = slice.variation === "compact" ? ServiceRows : ServiceTiles;
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <SectionHead title={title} description={description} />
      {cards.length > 0 ? (
        <Cards cards={cards} level={isFilled.richText(title) ? 3 : 2} />
      ) : (
        <p className={styles.all}>
          <SiteLink href={withLang("/products/", lang)}>{messagesOf(lang).allServices}</SiteLink>
        </p>
      )}
    </Section>
  );
}
