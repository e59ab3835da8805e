import { type Content, isFilled } from "@prismicio/client";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import { LinkCards, shownCards } from "./LinkCards";
import { LinkColumns, shownGroups } from "./LinkColumns";

/** Links to related pages, in columns below headings or as cards. Renders nothing without a usable link. */
export default function LinkList({ slice }: SliceProps<Content.LinkListSlice>) {
  const { title, description, color, custom_color, curve } = slice.primary;
  const links = slice.variation === "cards" ? shownCards(slice.primary.link_cards) : shownGroups(slice.primary.link_groups);
  if (links.length === 0) return null;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <SectionHead title={title} description={description} />
      {slice.variation === "cards" ? (
        <LinkCards cards={slice.primary.link_cards} />
      ) : (
        <LinkColumns groups={slice.primary.link_groups} heading={isFilled.richText(title) ? "h3" : "h2"} />
      )}
    </Section>
  );
}
