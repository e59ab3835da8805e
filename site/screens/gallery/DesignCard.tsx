import type { DesignCardFragment } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { DesignPicture } from "../../ui/DesignPicture/DesignPicture";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./DesignGrid.module.css";

interface DesignCardProps {
  id: string;
  design: DesignCardFragment;
  /** URL of the same list with this design open; null for a design without a blank, which has no URL. */
  href: string | null;
  isOpen: boolean;
  /** Whether a kiosk around the chosen place stocks it. Without a place nothing is said of stock. */
  isStocked: boolean;
  lang: Lang;
}

/** One design: its picture, its name, and whether it is in stock nearby. */
export function DesignCard({ id, design: { name, image }, href, isOpen, isStocked, lang }: DesignCardProps) {
  // It describes the link, whose name is the design's.
  const facts = `${id}-facts`;
  const content = (
    <>
      <DesignPicture image={image} className={styles.picture} />
      <span className={styles.name}>{name || messagesOf(lang).keyDesign}</span>
      {isStocked && (
        <span id={facts} aria-hidden={href ? true : undefined} className={styles.facts}>
          <span className={styles.stocked}>{messagesOf(lang).stockedNearby}</span>
        </span>
      )}
    </>
  );
  return (
    <li id={id} className={styles.card}>
      {href ? (
        <SiteLink
          href={href}
          className={styles.design}
          aria-current={isOpen ? "true" : undefined}
          aria-describedby={isStocked ? facts : undefined}
        >
          {content}
        </SiteLink>
      ) : (
        <div className={styles.design}>{content}</div>
      )}
    </li>
  );
}
