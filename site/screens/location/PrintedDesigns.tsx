import type { Lang } from "../../i18n/languages";
import { locationWords } from "../../i18n/location";
import { messagesOf } from "../../i18n/messages";
import button from "../../ui/Button/Button.module.css";
import { DesignPicture } from "../../ui/DesignPicture/DesignPicture";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import type { designsInStock } from "./aroundKiosk";
import styles from "./PrintedDesigns.module.css";

/** Keys in one row on a large screen. */
const MOST = 10;

interface PrintedDesignsProps {
  designs: NonNullable<ReturnType<typeof designsInStock>>;
  /** URL of the gallery at the kiosk. */
  galleryHref: string;
  lang: Lang;
}

/** Some of the designs that a kiosk has in stock, as keys on a rack. Renders nothing without pictures. */
export function PrintedDesigns({ designs, galleryHref, lang }: PrintedDesignsProps) {
  const words = locationWords(lang);
  const visible = designs.filter(({ image }) => image?.original || image?.webp).slice(0, MOST);
  if (visible.length === 0) return null;
  return (
    <section aria-labelledby="printed-designs" className="shell">
      <div className={styles.head}>
        <div>
          <h2 id="printed-designs" className={styles.title}>
            {messagesOf(lang).onTheRack}
          </h2>
          <p className={styles.lead}>{words.designsHere(designs.length)}</p>
        </div>
        <SiteLink href={galleryHref} rel="nofollow" className={`${button.button} ${button.outlined}`}>
          {designs.length > 1 ? words.seeAllDesigns(designs.length) : messagesOf(lang).seeAllDesigns}
          {designs.length > 1 && <span className="visually-hidden"> {messagesOf(lang).keyDesigns}</span>}
        </SiteLink>
      </div>
      <ul className={styles.keys}>
        {visible.map(({ designId, name, image }) => (
          <li key={designId} className={styles.key}>
            <DesignPicture image={image} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
