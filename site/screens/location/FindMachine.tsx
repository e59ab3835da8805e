import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { locationWords } from "../../i18n/location";
import { messagesOf } from "../../i18n/messages";
import { machinesInWords } from "../../parts/kioskList/machinesInWords";
import styles from "./FindMachine.module.css";

/** How to find the machine in the store, and what its machines are for. Renders nothing when neither is known. */
export function FindMachine({ kiosk, lang }: { kiosk: NonNullable<KioskLocationQuery["kiosk"]>; lang: Lang }) {
  const { retailer, machines } = kiosk;
  const messages = messagesOf(lang);
  if (!retailer && machines.length === 0) return null;
  return (
    <section aria-labelledby="where-to-look" className={styles.panel}>
      <div className={styles.words}>
        <h2 id="where-to-look" className={styles.title}>
          {messages.whereToLook}
        </h2>
        {retailer && <p className={styles.text}>{locationWords(lang).inside(retailer)}</p>}
        {machines.length > 0 && (
          <p className={styles.machines}>
            {messages.machines} {machinesInWords(machines, lang)}
          </p>
        )}
      </div>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG of ours, which cannot be optimised further */}
      <img src="/assets/kiosk.svg" alt="" width={130} height={260} loading="lazy" className={styles.art} />
    </section>
  );
}
