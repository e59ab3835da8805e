import { type Content, isFilled } from "@prismicio/client";
import { PrismicText } from "@prismicio/react";
import { ButtonLink, toButtonStyle } from "../../site/ui/Button/Button";
import { ContentImage } from "../../site/ui/ContentImage/ContentImage";
import { RichText } from "../../site/ui/RichText/RichText";
import type { SliceProps } from "../sliceProps";
import styles from "./Hero.module.css";

/** The head of a page; the only slice that renders an h1. */
export default function Hero({ slice }: SliceProps<Content.HeroSlice>) {
  const { title, lead } = slice.primary;
  return (
    <section data-slice-type={slice.slice_type} data-slice-variation={slice.variation} className={`${styles.hero} ${styles[slice.variation]}`}>
      <div className={`shell ${styles.row}`}>
        <div className={styles.words}>
          {isFilled.richText(title) && (
            <h1 className={styles.title}>
              <PrismicText field={title} />
            </h1>
          )}
          {isFilled.richText(lead) && (
            <div className={styles.lead}>
              <RichText field={lead} />
            </div>
          )}
          {slice.variation === "default" && <Buttons buttons={slice.primary.buttons} />}
        </div>
        {slice.variation === "default" && <ContentImage field={slice.primary.image} className={styles.image} priority />}
      </div>
    </section>
  );
}

function Buttons({ buttons }: { buttons: Content.HeroSliceDefault["primary"]["buttons"] }) {
  const filled = buttons.filter(({ link }) => isFilled.link(link) && link.text);
  if (filled.length === 0) return null;
  return (
    <ul className={styles.buttons}>
      {filled.map(({ link, style }, index) => (
        <li key={index}>
          <ButtonLink field={link} style={toButtonStyle(style)}>
            {link.text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
