import type { AroundKioskQuery, KioskLocationQuery } from "../../../bff/__generated__/operations";
import { formatDistance } from "../../../i18n/formatDistance";
import { type Lang, withLang } from "../../../i18n/languages";
import { locationWords } from "../../../i18n/location";
import { messagesOf } from "../../../i18n/messages";
import { serviceName } from "../../../i18n/services";
import { nameOf } from "../../../ui/kioskName";
import { ServiceIcon } from "../../../ui/ServiceIcon/ServiceIcon";
import { SiteLink } from "../../../ui/SiteLink/SiteLink";
import { toTel } from "../../../ui/toTel";
import type { VisitorService } from "../../../i18n/directory";
import { nearestWith } from "../aroundKiosk";
import styles from "./KioskServices.module.css";

interface KioskServiceProps {
  service: VisitorService;
  isHere: boolean;
  pages: NonNullable<KioskLocationQuery["servicePages"]>;
  around: AroundKioskQuery | null;
  city: string;
  callNumber: string | null;
  lang: Lang;
}

/** One service of a kiosk with the link to its page; if the kiosk does not offer it, a link to the nearest one that does. */
export function KioskService({ service, isHere, pages, around, city, callNumber, lang }: KioskServiceProps) {
  const messages = messagesOf(lang);
  const page = pages.find(({ data }) => data.service === service);
  const name = serviceName(service, lang);
  const comesHere = service === "locksmith" && isHere;
  const text = comesHere ? locationWords(lang).comesTo(city) : isHere ? page?.data.card_text : messages.notHere;
  return (
    <li className={`${styles.service} ${isHere ? "" : styles.absent} ${styles[service]}`}>
      <ServiceIcon service={service} size="large" />
      <div className={styles.words}>
        <h3 className={styles.name}>{page?.url ? <SiteLink href={page.url}>{name}</SiteLink> : name}</h3>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {comesHere && callNumber && (
        <a href={toTel(callNumber)} className={styles.call}>
          {messages.call247} <span className={styles.number}>{callNumber}</span>
        </a>
      )}
      {isHere && service !== "locksmith" && <p className={styles.here}>{messages.availableHere}</p>}
      {!isHere && <Elsewhere service={service} around={around} lang={lang} />}
    </li>
  );
}

/** Renders nothing when no kiosk nearby has it or the query failed. */
function Elsewhere({ service, around, lang }: { service: VisitorService; around: AroundKioskQuery | null; lang: Lang }) {
  const nearest = nearestWith(around, service);
  if (!nearest?.kiosk.path) return null;
  const { kiosk, distanceKm } = nearest;
  return (
    <SiteLink href={withLang(kiosk.path!, lang)} className={styles.elsewhere}>
      {locationWords(lang).nearest(formatDistance(distanceKm, lang))}
      {/* In a screen reader's list of links the distance alone says nothing. */}
      <span className="visually-hidden">
        {messagesOf(lang).colon}
        {serviceName(service, lang)}, {nameOf(kiosk)}
      </span>
    </SiteLink>
  );
}
