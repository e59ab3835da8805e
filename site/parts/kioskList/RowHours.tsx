import type { ReactNode } from "react";
import { unpackHours } from "../../hours/compactHours";
import { shortWeek } from "../../hours/shortWeek";
import { kioskRowWords } from "../../i18n/kioskRow";
import type { Lang } from "../../i18n/languages";
import styles from "./RowHours.module.css";
import type { RowData } from "./rowData";

/** The week of an open row's kiosk, and what its machines are for. */
export default function RowHours({ hours, machines, lang }: Pick<RowData, "hours" | "machines"> & { lang: Lang }): ReactNode {
  return (
    <div className={styles.week}>
      {hours && (
        <ul>
          {shortWeek(unpackHours(hours), lang).map(({ days, hours: span }) => (
            <li key={days}>
              <span className={styles.days}>{days}</span> {span}
            </li>
          ))}
        </ul>
      )}
      {machines && (
        <p>
          {kioskRowWords(lang).machines} {machines}
        </p>
      )}
    </div>
  );
}
