import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import { OpenStatus } from "../../hours/OpenStatus";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import button from "../../ui/Button/Button.module.css";
import { telOf } from "../../ui/kioskName";
import styles from "./LocationHead.module.css";

type Kiosk = NonNullable<KioskLocationQuery["kiosk"]>;

/** What a visitor on the way wants at once: open or not, how to get there, whom to call. */
export function LocationHead({ kiosk, lang }: { kiosk: Kiosk; lang: Lang }) {
  const { geoLocation, hours, holidayHours, timeZone, phone } = kiosk;
  const messages = messagesOf(lang);
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${geoLocation.lat},${geoLocation.lng}`;
  return (
    <>
      {hours && hours.length > 0 && (
        <div className={styles.status}>
          <OpenStatus hours={hours} holidays={holidayHours ?? undefined} timeZone={timeZone} lang={lang} />
        </div>
      )}
      <p className={styles.ways}>
        <a href={directions} rel="noopener noreferrer" className={`${button.button} ${button.primary}`}>
          {messages.getDirections}
        </a>
        {phone && (
          <a href={telOf(phone)} className={`${button.button} ${button.outlined}`}>
            {messages.callStore} <span className={styles.phone}>{phone}</span>
          </a>
        )}
      </p>
    </>
  );
}
