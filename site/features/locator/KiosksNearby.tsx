import type { KiosksAroundQuery } from "../../bff/__generated__/operations";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import button from "../../ui/Button/Button.module.css";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { KioskRows } from "./KioskRows";
import styles from "./KiosksNearby.module.css";
import { ListMissing } from "./ListMissing";

interface KiosksNearbyProps {
  /** The kiosks around this one, which is among them; null where they cannot be had. */
  around: NonNullable<KiosksAroundQuery["kiosksNear"]>["results"] | null;
  locationId: string;
  city: { city: string; path: string };
  phone: string | null;
  lang: Lang;
}

const MOST = 3;

/** Where else to go: the nearest other kiosks, and all of the city. */
export function KiosksNearby({ around, locationId, city, phone, lang }: KiosksNearbyProps) {
  const messages = messagesOf(lang);
  const others = around?.filter(({ kiosk }) => kiosk.locationId !== locationId).slice(0, MOST);
  if (others?.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className={`shell ${styles.section}`}>
      <div>
        <h2 id="nearby" className={styles.title}>
          {messages.nearbyKiosks}
        </h2>
        <p className={styles.lead}>{messages.nearbyLead}</p>
        <SiteLink href={withLang(city.path, lang)} className={`${button.button} ${button.secondary} ${styles.all}`}>
          {messages.seeAllIn} {city.city}
        </SiteLink>
      </div>
      {others ? <KioskRows rows={others} lang={lang} heading="h3" /> : <ListMissing lang={lang} phone={phone} />}
    </section>
  );
}
