import { Arrow } from "#site/ui/Arrow.tsx";
import { ServiceIcon } from "#site/ui/ServiceIcon/ServiceIcon.tsx";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import styles from "./ServiceRows.module.css";
import type { Card } from "./toCards";

/** A row per service: icon, title and a sentence. */
export function ServiceRows({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.rows}>
      {cards.map(({ id, service, title, text, price, href }) => (
        <li key={id} className={styles.row}>
          <ServiceIcon service={service} />
          <div>
            <SiteLink href={href} className={styles.link}>
              {title}
            </SiteLink>
            {text && <p className={styles.text}>{text}</p>}
            {price && <p className={styles.price}>{price}</p>}
          </div>
          <span className={styles.arrow}>
            <Arrow />
          </span>
        </li>
      ))}
    </ul>
  );
}
