import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import { OpenStatus } from "../../hours/OpenStatus";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { buttonClass } from "../../ui/Button/Button";
import { directionsUrl } from "../../ui/directionsUrl";
import { Icon } from "../../ui/Icon/Icon";
import { nameOf, telHref } from "../../ui/kioskName";
import { LiveDetails } from "./live/LiveDetails";
import styles from "./LocationHead.module.css";
import { reviewTexts } from "./live/reviewTexts";
import { ShareButton } from "../../ui/ShareButton/ShareButton";

interface LocationHeadProps {
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  /** Path of this page, without language prefix. */
  path: string;
  lang: Lang;
}

/** The facts that a visitor on the way needs first: opening status, rating, distance, directions, phone, and a share button. */
export function LocationHead({ kiosk, path, lang }: LocationHeadProps) {
  const { locationId, geoLocation, hours, holidayHours, timeZone, phone, placeId, address } = kiosk;
  const messages = messagesOf(lang);
  const { linkCopied, linkToCopy, close } = messages;
  return (
    <>
      <div className={styles.facts}>
        {hours && hours.length > 0 && (
          <div className={styles.pill}>
            <OpenStatus hours={hours} holidays={holidayHours ?? undefined} timeZone={timeZone} lang={lang} />
          </div>
        )}
        <LiveDetails
          locationId={locationId}
          {...geoLocation}
          country={address.country}
          isRated={Boolean(placeId)}
          lang={lang}
          texts={reviewTexts(lang)}
        />
      </div>
      <div className={styles.ways}>
        <a href={directionsUrl(kiosk)} rel="noopener noreferrer" className={buttonClass("primary")}>
          <Icon name="directions" />
          {messages.getDirections}
        </a>
        {phone && (
          <a href={telHref(phone)} className={buttonClass("outlined")}>
            <Icon name="phone" size={18} />
            <span>
              {messages.callStore} <span className="visually-hidden">{phone}</span>
            </span>
          </a>
        )}
        <ShareButton
          label={messages.share}
          title={nameOf(kiosk)}
          url={`${siteConfig().siteUrl}${withLang(path, lang)}`}
          texts={{ linkCopied, linkToCopy, close }}
          className={styles.share}
        >
          <Icon name="share" />
        </ShareButton>
      </div>
    </>
  );
}
