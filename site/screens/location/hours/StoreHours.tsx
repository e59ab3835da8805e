import type { KioskLocationQuery } from "#site/bff/__generated__/operations.ts";
import { hasHours, type StoreHours as Hours } from "#site/hours/storeHours.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { dialable } from "#site/ui/kioskName.ts";
import { ComingWeek } from "./ComingWeek";
import { ComingWeekIsland } from "./ComingWeekIsland";
import styles from "./StoreHours.module.css";

interface StoreHoursProps {
  kiosk: NonNullable<KioskLocationQuery["kiosk"]>;
  store: Hours;
  now: Date;
  lang: Lang;
}

/** Opening hours of a kiosk's store, beginning with today, and coming dates that differ. The browser keeps today true. */
export function StoreHours({ kiosk, store, now, lang }: StoreHoursProps) {
  const messages = messagesOf(lang);
  const phone = dialable(kiosk.phone);
  return (
    <section aria-labelledby="store-hours" className={styles.card}>
      <h2 id="store-hours" className={styles.title}>
        {messages.storeHours}
      </h2>
      {hasHours(kiosk) ? (
        <ComingWeekIsland store={store} lang={lang}>
          <ComingWeek store={store} now={now} lang={lang} />
        </ComingWeekIsland>
      ) : (
        <p className={styles.unknown}>
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
