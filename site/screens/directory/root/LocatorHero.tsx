import { type Content, isFilled } from "@prismicio/client";
import { PrismicText } from "@prismicio/react";
import type { SliceProps } from "#slices/sliceProps.ts";
import { pricedText } from "#site/i18n/prices.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import styles from "./RootScreen.module.css";

/**
 * Title and lead of the editor's hero above the search, and what most come for with its price: the page begins with search and map
 * instead of a band with words alone.
 */
export function LocatorHero({ slice, context: { prices = {}, lang } }: SliceProps<Content.HeroSlice>) {
  const { title, lead } = slice.primary;
  const price = pricedText("keyCopy", prices, lang);
  return (
    <div data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <h1>
        <PrismicText field={title} />
      </h1>
      {isFilled.richText(lead) && (
        <div className={styles.lead}>
          <RichText field={lead} />
        </div>
      )}
      {price && <p className={styles.lead}>{price}</p>}
    </div>
  );
}
