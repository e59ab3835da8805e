import { type Content, isFilled, type KeyTextField, type LinkField } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { isService, type Service, serviceName } from "#site/i18n/services.ts";
import { Arrow } from "#site/ui/Arrow.tsx";
import { ContentLink, leadsOn } from "#site/ui/ContentLink/ContentLink.tsx";
import { ServiceIcon } from "#site/ui/ServiceIcon/ServiceIcon.tsx";
import styles from "./Cards.module.css";
import { splitPrice } from "./splitPrice";

interface Card {
  service: Service | null;
  title: string;
  price: string;
  note: KeyTextField;
  link: LinkField;
  /** Of its title; undefined where that is the service's name. */
  anchor: string | undefined;
}

/** Returns the cards with a price and a name: the editor's, or the service's. */
export function toCards(cards: Content.PriceListSliceCards["primary"]["cards"], lang: Lang): Card[] {
  return cards.flatMap((card) => {
    const { service, title, price, note, link } = card;
    const validService = isService(service) ? service : null;
    const name = title || (validService && serviceName(validService, lang));
    return name && isFilled.keyText(price) ? [{ service: validService, title: name, price, note, link, anchor: anchorOf(card) }] : [];
  });
}

/** A tag per card in the colour of its service, with a cut corner and a hole for the ring. */
export function Cards({ cards, level }: { cards: readonly Card[]; level: 2 | 3 }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li key={index} className={`${styles.card} ${card.service ? styles[card.service] : ""}`}>
          <Tag card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}

function Tag({ card: { service, title, price, note, link, anchor }, level }: { card: Card; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { before, amount, after } = splitPrice(price);
  return (
    <>
      <Heading id={anchor} className={styles.title}>
        {service && <ServiceIcon service={service} />}
        <span>{title}</span>
      </Heading>
      <p className={styles.price}>
        {before && <span className={amount ? styles.words : styles.phrase}>{before} </span>}
        {amount && <span className={styles.amount}>{amount}</span>}
        {after && <span className={styles.words}> {after}</span>}
      </p>
      {isFilled.keyText(note) && <p className={styles.note}>{note}</p>}
      {leadsOn(link) && (
        <ContentLink field={link} className={styles.more}>
          {link.text || title} <Arrow />
        </ContentLink>
      )}
    </>
  );
}
