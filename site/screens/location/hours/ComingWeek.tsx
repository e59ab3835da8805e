import { Fragment } from "react";
import { clockIn } from "#site/hours/clock.ts";
import { comingWeek, type WeekLine } from "#site/hours/comingWeek.ts";
import { nextChanges } from "#site/hours/nextChanges.ts";
import type { StoreHours } from "#site/hours/storeHours.ts";
import { HOURS_WORDS } from "#site/i18n/hours.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { Icon } from "#site/ui/Icon/Icon.tsx";
import styles from "./StoreHours.module.css";

interface ComingWeekProps {
  store: StoreHours;
  now: Date;
  lang: Lang;
}

/** The seven days from today on the store's clock, and the later dates that differ. Without a time zone, no day is today's. */
export function ComingWeek({ store, now, lang }: ComingWeekProps) {
  const words = HOURS_WORDS[lang];
  const today = clockIn(store.timeZone, now)?.date;
  const from = today ?? now.toISOString().slice(0, 10);
  const changes = nextChanges(store.holidayHours ?? [], from, lang);
  return (
    <>
      <dl className={styles.week}>
        {comingWeek(store, from, lang).map((line) => (
          <Line key={line.days} line={line} isToday={line.isFirst && today !== undefined} lang={lang} />
        ))}
      </dl>
      {changes && (
        <p className={styles.changes}>
          <Icon name="calendar" size={18} />
          <span>
            <strong>{words.nextChange}</strong> {changes}
          </span>
        </p>
      )}
    </>
  );
}

function Line({ line: { days, hours, reason, usual }, isToday, lang }: { line: WeekLine; isToday: boolean; lang: Lang }) {
  const words = HOURS_WORDS[lang];
  return (
    <div aria-current={isToday ? "date" : undefined}>
      <dt>
        {days === words.everyDay || !isToday ? (
          days
        ) : (
          <>
            <span className={styles.weekday}>{days}, </span>
            {words.today}
          </>
        )}
      </dt>
      <dd>
        {usual && (
          <s>
            <span className="visually-hidden">{words.usually} </span>
            <Spans text={usual} />
          </s>
        )}{" "}
        <span>
          <Spans text={hours} />
          {reason && `, ${reason}`}
        </span>
      </dd>
    </div>
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
