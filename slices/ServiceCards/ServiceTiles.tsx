import { Arrow } from "../../site/ui/Arrow";
import { SiteButtonLink } from "../../site/ui/Button/ButtonLink";
import { ContentImage } from "../../site/ui/ContentImage/ContentImage";
import { ServiceIcon } from "../../site/ui/ServiceIcon/ServiceIcon";
import { SiteLink } from "../../site/ui/SiteLink/SiteLink";
import styles from "./ServiceCards.module.css";
import type { Card } from "./toCards";

/** Large tiles for what visitors need, and a row below them for those who are locksmiths themselves. */
export function ServiceTiles({ cards }: { cards: readonly Card[] }) {
  const tiles = cards.filter(({ service }) => service !== "become-locksmith");
  const rows = cards.filter(({ service }) => service === "become-locksmith");
  return (
    <>
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.map((card) => (
            <li key={card.id} className={`${styles.tile} ${styles[card.service]}`}>
              <Tile card={card} />
            </li>
          ))}
        </ul>
      )}
      {rows.map((card) => (
        <JoinRow key={card.id} card={card} />
      ))}
    </>
  );
}

function Tile({ card: { title, text, name, href, image } }: { card: Card }) {
  return (
    <>
      <h3 className={styles.tileTitle}>{title}</h3>
      {text && <p className={styles.tileText}>{text}</p>}
      {image && <ContentImage field={image} className={styles.art} />}
      <SiteLink href={href} className={styles.more}>
        {name} <Arrow />
      </SiteLink>
    </>
  );
}

function JoinRow({ card: { service, title, text, name, href } }: { card: Card }) {
  return (
    <div className={styles.join}>
      <ServiceIcon service={service} />
      <div>
        <h3 className={styles.joinTitle}>{title}</h3>
        {text && <p className={styles.joinText}>{text}</p>}
      </div>
      <SiteButtonLink href={href} look="outlined">
        {name}
      </SiteButtonLink>
    </div>
  );
}
