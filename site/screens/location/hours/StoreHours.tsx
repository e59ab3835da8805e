import { Fragment } from "react";
import type { KioskLocationQuery } from "#site/bff/__generated__/operations.ts";
import { formatWeek, WEEK_ORDER } from "#site/hours/format.ts";
import { formatHolidays, type HolidayLine } from "#site/hours/holidays.ts";
import { hasHours } from "#site/hours/storeHours.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { locationWords } from "#site/i18n/location.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { dialable } from "#site/ui/kioskName.ts";
import styles from "./StoreHours.module.css";
import { TodayMark } from "./TodayMark";

type Kiosk = NonNullable<KioskLocationQuery["kiosk"]>;

/** Weekly opening hours of a kiosk's store, and coming dates that differ. The browser marks today. */
export function StoreHours({ kiosk, lang }: { kiosk: Kiosk; lang: Lang }) {
  const messages = messagesOf(lang);
  const { hours, timeZone, address } = kiosk;
  const phone = dialable(kiosk.phone);
  const holidays = formatHolidays(kiosk.holidayHours ?? [], firstToShow(), lang);
  return (
    <section aria-labelledby="store-hours" className={styles.card}>
      <h2 id="store-hours" className={styles.title}>
        {messages.storeHours}
      </h2>
      {hasHours(kiosk) ? (
        <>
          <p className={styles.meta}>{address.city ? locationWords(lang).localTo(address.city) : messages.localTimes}</p>
          {timeZone && <TodayMark timeZone={timeZone} />}
          {hours ? <Week kiosk={kiosk} holidays={holidays} lang={lang} /> : <p className={styles.meta}>{messages.hoursUnknown}</p>}
          <Holidays holidays={holidays} lang={lang} />
        </>
      ) : (
        <p className={styles.meta}>
          {messages.hoursUnknown}
          {phone && (
            <>
              {" "}
              {messages.callAhead}{" "}
              <a href={phone.href} className={styles.phone}>
                {phone.text}
              </a>
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** The week; the browser shows the date that differs within the next seven days on the line of its weekday, too. */
function Week({ kiosk, holidays, lang }: { kiosk: Kiosk; holidays: readonly HolidayLine[]; lang: Lang }) {
  const messages = messagesOf(lang);
  return (
    <dl className={styles.week}>
      {formatWeek(kiosk, lang).map(({ day, hours: span }, row) => (
        <div key={day ?? span} data-day={day ? WEEK_ORDER[row] : undefined}>
          {day && <dt data-today={messages.today}>{day}</dt>}
          <dd>
            <Spans text={span} />
          </dd>
          {holidays
            .filter(({ date }) => !day || weekdayOf(date) === WEEK_ORDER[row])
            .map(({ date, name, shortName, hours, reason }) => (
              <dd key={date} hidden data-differs={date} className={styles.differs}>
                {[day ? shortName : name, reason].filter(Boolean).join(", ")}
                {messages.colon}
                {hours}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}

function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
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

function Holidays({ holidays, lang }: { holidays: readonly HolidayLine[]; lang: Lang }) {
  const { comingDates, today } = messagesOf(lang);
  if (holidays.length === 0) return null;
  return (
    <div className={styles.holidays}>
      <h3 className={styles.heading}>{comingDates}</h3>
      <dl>
        {holidays.map(({ date, name, hours, reason }) => (
          <div key={date} data-date={date}>
            <dt data-today={today}>
              {name}
              {reason && <span className={styles.occasion}>{reason}</span>}
            </dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const DAY_MS = 86_400_000;

// Yesterday in UTC is still today in Hawaii.
function firstToShow(): string {
  return new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
}
