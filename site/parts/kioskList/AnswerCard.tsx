import { kioskRowWords } from "../../i18n/kioskRow";
import type { Lang } from "../../i18n/languages";
import { priceWords } from "../../i18n/prices";
import { buttonClass } from "../../ui/Button/Button";
import { directionsUrl } from "../../ui/directionsUrl";
import { Icon } from "../../ui/Icon/Icon";
import { streetName, dialable } from "../../ui/kioskName";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { answerLine, closesSoon, type ShownAnswer } from "./answerLine";
import styles from "./AnswerCard.module.css";
import rowStyles from "./KioskRow.module.css";
import { destinationOf } from "./rowData";
import { printName } from "./rowNames";

interface AnswerCardProps {
  answer: ShownAnswer;
  /** That of its row, and of its pin; undefined if the row is on a later page. */
  number: number | undefined;
  lang: Lang;
}

/** The nearest open kiosk, or the first to open, above a list that begins with another one. */
export function AnswerCard({ answer, number, lang }: AnswerCardProps) {
  const { row } = answer;
  const words = kioskRowWords(lang);
  const name = printName(row);
  const price = row.price && `${priceWords(lang).names[row.price.of]} ${row.price.text}`;
  const phone = dialable(row.phone ?? null);
  return (
    <section className={styles.answer} aria-label={words.answer}>
      <p className={`${styles.status} ${answer.isOpen ? styles.open : ""} ${closesSoon(answer) ? styles.soon : ""}`}>
        {answerLine(answer, lang)}
      </p>
      <div className={styles.head}>
        {number !== undefined && (
          <span className={`${rowStyles.badge} ${answer.isOpen ? "" : rowStyles.hollow} ${styles.number}`} aria-hidden="true">
            {number}
          </span>
        )}
        <h2 className={styles.name} title={name}>
          {row.href ? <SiteLink href={row.href}>{row.name}</SiteLink> : row.name}
        </h2>
      </div>
      <p className={styles.where}>{[row.onStreet ?? (row.street && streetName(row.street)), price].filter(Boolean).join(" · ")}</p>
      <div className={styles.ways}>
        <a
          href={directionsUrl(destinationOf(row))}
          rel="noopener noreferrer"
          aria-label={words.directionsTo(name)}
          className={`${buttonClass("primary")} ${styles.way}`}
        >
          <Icon name="directions" size={18} />
          {words.directions}
        </a>
        {phone && (
          <a
            href={phone.href}
            aria-label={words.callName(name, phone.text)}
            className={`${buttonClass("outlined")} ${styles.way} ${styles.call}`}
          >
            <Icon name="phone" size={17} />
            {words.call}
          </a>
        )}
      </div>
    </section>
  );
}
