import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import button from "../../ui/Button/Button.module.css";
import { DesignPicture } from "../../ui/DesignPicture/DesignPicture";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import styles from "./PrintedDesigns.module.css";

type Designs = NonNullable<NonNullable<KioskLocationQuery["kiosk"]>["keyDesigns"]>;

/** Keys on a rack: some of the designs that a kiosk has in stock. Nothing where there is no picture to show. */
export function PrintedDesigns({ designs, lang }: { designs: Designs; lang: Lang }) {
  const messages = messagesOf(lang);
  const shown = designs.filter(({ image }) => image?.original || image?.webp);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="printed-designs" className={styles.section}>
      <div className="shell">
        <div className={styles.head}>
          <div>
            <h2 id="printed-designs" className={styles.title}>
              {messages.onTheRack}
            </h2>
            <p className={styles.lead}>{messages.onTheRackLead}</p>
          </div>
          <SiteLink href={withLang("/key-gallery/", lang)} className={`${button.button} ${button.outlined}`}>
            {messages.seeAllDesigns}
          </SiteLink>
        </div>
        <ul className={styles.keys}>
          {shown.map(({ designId, name, image }) => (
            <li key={designId} className={styles.key}>
              <DesignPicture image={image} name={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
