import { type Content, isFilled } from "@prismicio/client";
import { Arrow } from "#site/ui/Arrow.tsx";
import { ContentLink, isNamedLink } from "#site/ui/ContentLink/ContentLink.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import styles from "./LinkList.module.css";

type Cards = Content.LinkListSliceCards["primary"]["link_cards"];

/** Returns the cards with a usable link. */
export function shownCards(cards: Cards): Cards[number][] {
  return cards.filter(({ link }) => isNamedLink(link));
}

/** A card per link in the shape of a key tag, with a text. */
export function LinkCards({ cards }: { cards: Cards }) {
  return (
    <ul className={styles.cards}>
      {shownCards(cards).map(({ link, text }, index) => (
        <li key={index} className={styles.card}>
          <div className={styles.words}>
            <ContentLink field={link} className={styles.title} />
            {isFilled.richText(text) && (
              <div className={styles.text}>
                <RichText field={text} />
              </div>
            )}
          </div>
          <span className={styles.arrow}>
            <Arrow />
          </span>
        </li>
      ))}
    </ul>
  );
}
