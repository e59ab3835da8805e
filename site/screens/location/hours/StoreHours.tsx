import { Fragment } from "react";
import type { KioskLocationQuery } from "#site/bff/__generated__/operations.ts";
import { formatWeek, WEEK_ORDER } from "#site/hours/format.ts";
import { holidayName } from "#site/hours/holidayName.ts";
import { formatHolidays } from "#site/hours/holidays.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { locationWords } from "#site/i18n/location.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { telHref } from "#site/ui/kioskName.ts";
import styles from "./StoreHours.module.css";
import { TodayMark } from "./TodayMark";

type Kiosk = NonNullable<KioskLocationQuery["kiosk"]>;

/** Weekly opening hours of a kiosk's store, and coming dates that differ. The browser marks today. */
export function StoreHours({ kiosk, lang }: { kiosk: Kiosk; lang: Lang }) {
  const messages = messagesOf(lang);
  const { hours, timeZone, phone, address } = kiosk;
  return (
    <section aria-labelledby="store-hours" className={styles.card}>
      <h2 id="store-hours" className={styles.title}>
        {messages.storeHours}
      </h2>
      {hours?.length ? (
        <>
          <p className={styles.meta}>{address.city ? locationWords(lang).localTo(address.city) : messages.localTimes}</p>
          {timeZone && <TodayMark timeZone={timeZone} />}
          <Week hours={hours} lang={lang} />
          <Holidays kiosk={kiosk} lang={lang} />
        </>
      ) : (
        <p className={styles.meta}>
          {messages.hoursUnknown}
          {phone && (
            <>
              {" "}
              {messages.callAhead}{" "}
              <a href={telHref(phone)} className={styles.phone}>
                {phone}
              </a>
            </>
          )}
        </p>
      )}
    </section>
  );
}

function Week({ hours, lang }: { hours: NonNullable<Kiosk["hours"]>; lang: Lang }) {
  const { today } = messagesOf(lang);
  return (
    <dl className={styles.week}>
      {formatWeek(hours, lang).map(({ day, hours: span }, row) => (
        <div key={day ?? span} data-day={day ? WEEK_ORDER[row] : undefined}>
          {day && <dt data-today={today}>{day}</dt>}
          <dd>
            <Spans text={span} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The opening periods of a day; a line breaks only between them. */
function Spans({ text }: { text: string }) {
  return text.split(", ").map((span, index) => (
    <Fragment key={span}>
      {index > 0 && ", "}
      <span className={styles.span}>{span}</span>
    </Fragment>
  ));
}

function Holidays({ kiosk: { holidayHours, address }, lang }: { kiosk: Kiosk; lang: Lang }) {
  const { comingDates, today } = messagesOf(lang);
  const holidays = formatHolidays(holidayHours ?? [], firstToShow(), lang);
  if (holidays.length === 0) return null;
  return (
    <div className={styles.holidays}>
      <h3 className={styles.heading}>{comingDates}</h3>
      <dl>
        {holidays.map(({ date, name, hours: span }) => {
          const occasion = holidayName(date, address.country, lang);
          return (
            <div key={date} data-date={date}>
              <dt data-today={today}>
                {name}
                {occasion && <span className={styles.occasion}>{occasion}</span>}
              </dt>
              <dd>{span}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

const DAY_MS = 86_400_000;

// Yesterday in UTC is still today in Hawaii.
function firstToShow(): string {
  return new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
}
