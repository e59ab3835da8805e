import { asText, type Content, isFilled } from "@prismicio/client";
import type { SliceLike } from "@prismicio/react";
import { anchorOf } from "#shared/links/anchors.ts";
import { pricedText } from "#site/i18n/prices.ts";
import { ButtonList, hasButtons } from "#site/ui/Button/ButtonList.tsx";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { Sentences } from "#site/ui/Sentences/Sentences.tsx";
import type { SliceProps } from "../sliceProps";
import { isGuide } from "../copyGuideState";
import { isHeadOfPage } from "../isHeadOfPage";
import { KioskSearch } from "./KioskSearch";
import styles from "./Hero.module.css";

/** The head of a page; the only slice that renders an h1, once per page. Above a guide it is low, so that the question is in view. */
export default function Hero({ slice, slices, context }: SliceProps<Content.HeroSlice>) {
  const { title, lead } = slice.primary;
  const image = slice.variation === "compact" ? null : slice.primary.image;
  const buttons = slice.variation === "default" ? slice.primary.buttons : [];
  const isEmpty = !isFilled.richText(title) && !isFilled.richText(lead) && !isFilled.image(image) && !hasButtons(buttons);
  // A search field alone is not a hero.
  if (isEmpty) return null;
  const Heading = !context.hasHeading && isHeadOfPage(slice, slices) ? "h1" : "h2";
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation} {...shapeOf(slice, slices)}>
      <div className={styles.row}>
        <div className={styles.words}>
          {isFilled.richText(title) && (
            <Heading id={anchorOf(title[0])} className={styles.title}>
              <Sentences text={asText(title)} />
            </Heading>
          )}
          {isFilled.richText(lead) && (
            <div className={styles.lead}>
              <RichText field={lead} />
            </div>
          )}
          {Heading === "h1" && <Price context={context} />}
          <ButtonList buttons={buttons} emergencyNumber={context.localPhone ?? context.sitePhone} className={styles.buttons} />
          {slice.variation === "search" && <KioskSearch fields={slice.primary} lang={context.lang} />}
        </div>
        {image && (
          <ContentImage
            field={image}
            mobile={image.mobile}
            className={styles.image}
            sizes="(min-width: 960px) 600px, min(100vw, 480px)"
            priority={Heading === "h1"}
          />
        )}
      </div>
    </Section>
  );
}

const BAND = { color: "light blue", curve: "bottom" };

/** Returns the colour, the lower edge and the classes of a hero; one above a guide has the colour of the page. */
function shapeOf(slice: Content.HeroSlice, slices: readonly SliceLike[] = []) {
  if (slice.variation !== "compact") return { ...BAND, className: `${styles.hero} ${styles.pictured}` };
  const isAboveGuide = slices.some((one, index) => isGuide(one) && slices[index - 1] === slice);
  return isAboveGuide
    ? { className: `${styles.hero} ${styles.compact} ${styles.low}` }
    : { ...BAND, className: `${styles.hero} ${styles.compact}` };
}

/** What the service of the page costs; nothing on other pages, and where content has no price. */
function Price({ context: { priced, prices = {}, lang } }: Pick<SliceProps<Content.HeroSlice>, "context">) {
  const price = priced && pricedText(priced, prices, lang);
  return price ? <p className={styles.price}>{price}</p> : null;
}
