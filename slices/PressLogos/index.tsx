import { type Content, isFilled } from "@prismicio/client";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import { isNamed, Logo } from "./Logo";
import styles from "./PressLogos.module.css";

/** Press coverage: logos in a row after a sentence, or each logo with a quote. */
export default function PressLogos({ slice }: SliceProps<Content.PressLogosSlice>) {
  const { title, description, color } = slice.primary;
  // A description stands before the row; a title is too large for that and stands above.
  const isBeside = isFilled.richText(description) && !isFilled.richText(title);
  const isRow = slice.variation === "default";
  const list = isRow ? rowOf(slice.primary) : quotesOf(slice.primary);
  if (!list) return null;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      className={[isRow && styles.calm, color === "ink" && styles.onInk].filter(Boolean).join(" ")}
    >
      <div className={isRow && isBeside ? styles.pair : undefined}>
        <SectionHead title={title} description={description} />
        {list}
      </div>
    </Section>
  );
}

function rowOf({ logos }: Content.PressLogosSliceDefault["primary"]) {
  const named = logos.filter(isNamed);
  if (named.length === 0) return null;
  return (
    <ul className={styles.row}>
      {named.map((logo, index) => (
        <li key={index}>
          <Logo logo={logo} />
        </li>
      ))}
    </ul>
  );
}

function quotesOf({ logos }: Content.PressLogosSliceWithQuotes["primary"]) {
  const named = logos.filter(isNamed);
  if (named.length === 0) return null;
  return (
    <ul className={styles.quotes}>
      {named.map((logo, index) => (
        <li key={index} className={styles.cell}>
          <figure className={styles.article}>
            {isFilled.richText(logo.quote) && (
              <blockquote className={styles.quote}>
                <RichText field={logo.quote} />
              </blockquote>
            )}
            <figcaption className={styles.source}>
              <Logo logo={logo} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
