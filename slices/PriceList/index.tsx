import { type Content, isFilled } from "@prismicio/client";
import type { SliceLike } from "@prismicio/react";
import { ButtonList, hasButtons } from "#site/ui/Button/ButtonList.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import { Cards, toCards } from "./Cards";
import { filledGroups, Groups } from "./Groups";
import styles from "./PriceList.module.css";

/** Prices: as lines with dotted leaders, or as a tag per service. Links to `#prices` lead to the first ones of a page. */
export default function PriceList({ slice, slices = [slice], context: { lang } }: SliceProps<Content.PriceListSlice>) {
  const { title, description, footnote, buttons, color, custom_color, curve } = slice.primary;
  const groups = "groups" in slice.primary ? filledGroups(slice.primary.groups) : [];
  const cards = "cards" in slice.primary ? toCards(slice.primary.cards, lang) : [];
  const hasPrices = groups.length > 0 || cards.length > 0;
  if (!hasPrices && !isFilled.richText(title) && !isFilled.richText(description) && !hasButtons(buttons)) return null;
  const level = isFilled.richText(title) ? 3 : 2;
  return (
    <Section
      id={isFirst(slice, slices) ? "prices" : undefined}
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <SectionHead title={title} description={description} />
      {groups.length > 0 && <Groups groups={groups} level={level} />}
      {cards.length > 0 && <Cards cards={cards} level={level} />}
      {hasPrices && isFilled.richText(footnote) && (
        <div className={styles.footnote}>
          <RichText field={footnote} />
        </div>
      )}
      <ButtonList buttons={buttons} className={hasPrices ? styles.buttons : undefined} />
    </Section>
  );
}

function isFirst(slice: Content.PriceListSlice, slices: readonly SliceLike[]): boolean {
  return slices.find((one) => "slice_type" in one && one.slice_type === "price_list") === slice;
}
