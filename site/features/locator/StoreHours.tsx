import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import { formatWeek } from "../../hours/format";
import { formatHolidays } from "../../hours/holidays";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import styles from "./StoreHours.module.css";

/** The week of the shop around a kiosk, and the coming dates that differ from it. */
export function StoreHours({ kiosk, lang }: { kiosk: NonNullable<KioskLocationQuery["kiosk"]>; lang: Lang }) {
  const messages = messagesOf(lang);
  const hours = kiosk.hours ?? [];
  const holidays = formatHolidays(kiosk.holidayHours ?? [], firstToShow(), lang);
  return (
    <section aria-labelledby="store-hours" className={styles.card}>
      <h2 id="store-hours" className={styles.title}>
        {messages.storeHours}
      </h2>
      {hours.length === 0 ? (
        <p className={styles.meta}>{messages.hoursUnknown}</p>
      ) : (
        <>
          <p className={styles.meta}>{messages.localTimes}</p>
          <dl className={styles.week}>
            {formatWeek(hours, lang).map(({ day, hours: span }) => (
              <div key={day ?? span}>
                {day && <dt>{day}</dt>}
                <dd>{span}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {holidays.length > 0 && (
        <div className={styles.holidays}>
          <h3 className={styles.heading}>{messages.comingDates}</h3>
          <dl>
            {holidays.map(({ date, name, hours: span }) => (
              <div key={date}>
                <dt>{name}</dt>
                <dd>{span}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

const DAY_MS = 86_400_000;

// Yesterday's date in Greenwich is still today's in Hawaii.
function firstToShow(): string {
  return new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
}
