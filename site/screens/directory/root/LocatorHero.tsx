import { Fragment } from "react";
import { type Content, isFilled } from "@prismicio/client";
import { PrismicText } from "@prismicio/react";
import type { SliceProps } from "#slices/sliceProps.ts";
import { locatorWords } from "#site/i18n/locator.ts";
import { pricedText } from "#site/i18n/prices.ts";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import styles from "./RootScreen.module.css";

interface LocatorHeroProps extends SliceProps<Content.HeroSlice> {
  /** How many kiosks there are; null when that failed to load. */
  kioskCount: number | null;
}

/**
 * Title and lead of the editor's hero above the search, how many kiosks there are, and what most come for with its price: the page begins
 * with search and map instead of a band with words alone.
 */
export function LocatorHero({ slice, context: { prices = {}, lang }, kioskCount }: LocatorHeroProps) {
  const { title, lead } = slice.primary;
  const price = pricedText("keyCopy", prices, lang);
  const facts = [kioskCount && locatorWords(lang).network(kioskCount), price && `${price}.`].filter(Boolean);
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
      {facts.length > 0 && (
        <p className={styles.lead}>
          {facts.map((fact) => (
            <Fragment key={fact}>
              <span className={styles.sentence}>{fact}</span>{" "}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
