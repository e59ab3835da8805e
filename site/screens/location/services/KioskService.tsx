import type { AroundKioskQuery, KioskLocationQuery } from "#site/bff/__generated__/operations.ts";
import { formatDistance, type Unit } from "#site/i18n/formatDistance.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { locationWords } from "#site/i18n/location.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { serviceName } from "#site/i18n/services.ts";
import { nameOf } from "#site/ui/kioskName.ts";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";
import type { KioskCopyService } from "#site/i18n/directory.ts";
import { nearestWith } from "../aroundKiosk";
import styles from "./KioskServices.module.css";
import { ServiceRow } from "./ServiceRow";

interface KioskServiceProps {
  service: KioskCopyService;
  isHere: boolean;
  pages: NonNullable<KioskLocationQuery["servicePages"]>;
  around: AroundKioskQuery | null;
  /** What it costs here: `from $4`. */
  price: string | null;
  /** The unit of this kiosk. */
  unit: Unit;
  lang: Lang;
}

/** A service of kiosks with the link to its page; if this kiosk does not offer it, a link to the nearest one that does. */
export function KioskService({ service, isHere, pages, around, price, unit, lang }: KioskServiceProps) {
  const messages = messagesOf(lang);
  const page = pages.find(({ data }) => data.service === service);
  return (
    <ServiceRow service={service} isHere={isHere} url={page?.url} text={isHere ? page?.data.card_text : messages.notHere} lang={lang}>
      {isHere ? (
        <div>
          {price && <p className={styles.price}>{price}</p>}
          <p className={styles.here}>{messages.availableHere}</p>
        </div>
      ) : (
        <Elsewhere service={service} around={around} unit={unit} lang={lang} />
      )}
    </ServiceRow>
  );
}

/** Renders nothing when no kiosk nearby has it or the query failed. */
function Elsewhere({ service, around, unit, lang }: Pick<KioskServiceProps, "service" | "around" | "unit" | "lang">) {
  const nearest = nearestWith(around, service);
  if (!nearest?.kiosk.path) return null;
  const { kiosk, distanceKm } = nearest;
  return (
    <SiteLink href={withLang(kiosk.path!, lang)} className={styles.elsewhere}>
      {locationWords(lang).nearest(formatDistance(distanceKm, lang, unit))}
      {/* In a screen reader's list of links the distance alone says nothing. */}
      <span className="visually-hidden">
        {messagesOf(lang).colon}
        {serviceName(service, lang)}, {nameOf(kiosk)}
      </span>
    </SiteLink>
  );
}
