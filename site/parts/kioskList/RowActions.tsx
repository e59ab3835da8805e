import { lazy, Suspense, useState } from "react";
import { kioskRowWords } from "../../i18n/kioskRow";
import type { Lang } from "../../i18n/languages";
import { buttonClass } from "../../ui/Button/Button";
import { directionsUrl } from "../../ui/directionsUrl";
import { Icon } from "../../ui/Icon/Icon";
import { dialable } from "../../ui/kioskName";
import { SaveButton } from "../takeAlong/SaveButton";
import styles from "./RowActions.module.css";
import { destinationOf, type RowData } from "./rowData";
import { printName } from "./rowNames";

// Renders nothing when it fails to load: the kiosk's page has the hours, too.
const RowHours = lazy(() => import("./RowHours").catch(() => ({ default: () => null })));

interface RowActionsProps {
  row: RowData;
  isOpen: boolean;
  lang: Lang;
}

/**
 * The last line of an open row: ways to the kiosk, its hours, and saving it. Those that need no script are in each row, for style sheets to
 * show in the row with the focus when there are no scripts.
 */
export function RowActions({ row, isOpen, lang }: RowActionsProps) {
  const words = kioskRowWords(lang);
  const name = printName(row);
  const phone = dialable(row.phone ?? null);
  return (
    <div className={styles.actions}>
      <a
        href={directionsUrl(destinationOf(row))}
        rel="noopener noreferrer"
        aria-label={words.directionsTo(name)}
        className={`${buttonClass("primary")} ${styles.directions}`}
      >
        <Icon name="directions" size={18} />
        {words.directions}
      </a>
      {phone && (
        <a href={phone.href} aria-label={words.callName(name, phone.text)} className={styles.action} data-call>
          <Icon name="phone" size={17} />
          <span className={styles.long}>{phone.text}</span>
          <span className={styles.short}>{words.call}</span>
        </a>
      )}
      {isOpen && <OpenActions row={row} name={name} lang={lang} />}
    </div>
  );
}

function OpenActions({ row: { id, hours, href, street, machines }, name, lang }: Omit<RowActionsProps, "isOpen"> & { name: string }) {
  const words = kioskRowWords(lang);
  const [hasHours, setHours] = useState(false);
  return (
    <>
      {(hours || machines) && (
        <button
          type="button"
          aria-expanded={hasHours}
          aria-controls={`hours-${id}`}
          className={`${styles.action} ${styles.minor}`}
          onClick={() => setHours(!hasHours)}
        >
          <Icon name="clock" size={17} />
          {words.hours}
        </button>
      )}
      {href && (
        <SaveButton
          kind="kiosk"
          href={href}
          name={name}
          detail={street}
          label={words.saveName}
          word={words.save}
          buttonClassName={`${styles.action} ${styles.minor}`}
        />
      )}
      <div id={`hours-${id}`} className={styles.hours}>
        {hasHours && (
          <Suspense>
            <RowHours hours={hours} machines={machines} lang={lang} />
          </Suspense>
        )}
      </div>
    </>
  );
}
