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
  lang: Lang;
}

/** One design: its picture and its name, which is in English in every language. */
export function DesignCard({ id, design: { name, image }, href, isOpen, lang }: DesignCardProps) {
  const content = (
    <>
      <DesignPicture image={image} className={styles.picture} />
      <span lang={name ? "en" : undefined} className={styles.name}>
        {name || messagesOf(lang).keyDesign}
      </span>
    </>
  );
  return (
    <li id={id} className={styles.card}>
      {href ? (
        <SiteLink href={href} className={styles.design} aria-current={isOpen ? "true" : undefined}>
          {content}
        </SiteLink>
      ) : (
        <div className={styles.design}>{content}</div>
      )}
    </li>
  );
}
