import { Arrow } from "#site/ui/Arrow.tsx";
import { SiteButtonLink } from "#site/ui/Button/ButtonLink.tsx";
import { ContentImage } from "#site/ui/ContentImage/ContentImage.tsx";
import { ServiceIcon } from "#site/ui/ServiceIcon/ServiceIcon.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import styles from "./ServiceCards.module.css";
import type { Card } from "./toCards";

/** Large tiles for the services to visitors, and a row below for locksmiths who want to work with the business. */
export function ServiceTiles({ cards, level }: { cards: readonly Card[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const tiles = cards.filter(({ service }) => service !== "become-locksmith");
  const rows = cards.filter(({ service }) => service === "become-locksmith");
  return (
    <>
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.map((card) => (
            <li key={card.id} className={`${styles.tile} ${styles[card.service]}`}>
              <Tile card={card} Heading={Heading} />
            </li>
          ))}
        </ul>
      )}
      {rows.map((card) => (
        <JoinRow key={card.id} card={card} Heading={Heading} />
      ))}
    </>
  );
}

interface CardProps {
  card: Card;
  /** Heading one level below the section's own. */
  Heading: "h2" | "h3";
}

function Tile({ card: { title, text, price, name, href, image }, Heading }: CardProps) {
  return (
    <>
      <Heading className={styles.tileTitle}>{title}</Heading>
      {text && <p className={styles.tileText}>{text}</p>}
      {price && <p className={styles.price}>{price}</p>}
      {image && <ContentImage field={image} className={styles.art} sizes="(min-width: 1264px) 400px, 300px" />}
      <SiteLink href={href} className={styles.more}>
        {name} <Arrow />
      </SiteLink>
    </>
  );
}

function JoinRow({ card: { service, title, text, name, href }, Heading }: CardProps) {
  return (
    <div className={styles.join}>
      <ServiceIcon service={service} />
      <div>
        <Heading className={styles.joinTitle}>{title}</Heading>
        {text && <p className={styles.joinText}>{text}</p>}
      </div>
      <SiteButtonLink href={href} look="outlined">
        {name}
      </SiteButtonLink>
    </div>
  );
}
