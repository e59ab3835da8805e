import { memo } from "react";
import { StatusText } from "../../hours/StatusText";
import { kioskRowWords } from "../../i18n/kioskRow";
import type { Lang } from "../../i18n/languages";
import { KioskRating } from "../../ratings/KioskRating";
import { priceWords, serviceOfPriced } from "../../i18n/prices";
import { ServiceIcon } from "../../ui/ServiceIcon/ServiceIcon";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { chooseKiosk, chosenKiosk } from "../map/chosenKiosk";
import { RowActions } from "./RowActions";
import styles from "./KioskRow.module.css";
import type { RowData } from "./rowData";
import { printName } from "./rowNames";

interface KioskRowProps {
  row: RowData;
  /** Its number in the list, which its pin on the map bears too. */
  number: number;
  isOpen: boolean;
  /** Whether it is the answer to the search: it is open from the start, and opens without an animation. */
  isAnswer: boolean;
  /** City around the searched point, which narrow rows leave out. */
  around?: string | null;
  lang: Lang;
  isWithoutMap?: boolean;
  /** Whether it is the first of a page: "show more" moves the focus there. */
  isFirst: boolean;
}

/** One kiosk of a list: name and distance, street and rating, opening status, services; ways to go there when it is open. */
export const KioskRow = memo(function KioskRow({ row, number, isOpen, isAnswer, around, lang, isWithoutMap, isFirst }: KioskRowProps) {
  const { id, name, onStreet, href, distance, status } = row;
  const words = kioskRowWords(lang);
  const full = printName(row);
  const badge = `${styles.badge} ${status === null || status.kind === "closed" ? styles.hollow : ""}`;
  const nameWithStreet = (
    <>
      {name}
      {/* With its number, it is what the next line says. */}
      {onStreet && <span className={onStreet === row.street ? "visually-hidden" : styles.street}>, {onStreet}</span>}
    </>
  );
  return (
    <li
      id={`result-${number}`}
      tabIndex={isFirst ? -1 : undefined}
      data-location-id={id}
      data-selected={isOpen ? (isAnswer ? "answer" : "") : undefined}
      className={styles.row}
    >
      {isWithoutMap ? (
        <span className={badge}>{number}</span>
      ) : (
        <button
          type="button"
          aria-label={words.showOnMap(number)}
          aria-expanded={isOpen}
          className={badge}
          onClick={() => chooseKiosk(chosenKiosk() === id ? null : id)}
        >
          {number}
        </button>
      )}
      <h2 className={styles.name} title={full}>
        {href ? <SiteLink href={href}>{nameWithStreet}</SiteLink> : nameWithStreet}
      </h2>
      {distance && <p className={styles.distance}>{distance}</p>}
      <div className={styles.line}>
        <p className={styles.where}>
          {row.street}
          {row.city && <span className={row.city === `, ${around}` ? styles.known : undefined}>{row.city}</span>}
          <span className={styles.onPaper}>{row.region}</span>
        </p>
        {row.placeId && <KioskRating id={id} lang={lang} className={styles.rating} />}
      </div>
      <div className={styles.status}>
        {row.hours ? <StatusText status={status} /> : <p>{words.hoursUnknown}</p>}
        {row.today && <p className={styles.today}>{row.today}</p>}
      </div>
      <Services row={row} lang={lang} />
      <RowActions row={row} isOpen={isOpen} lang={lang} />
    </li>
  );
});

function Services({ row: { services, price }, lang }: { row: RowData; lang: Lang }) {
  if (services.length === 0) return null;
  const words = kioskRowWords(lang).services;
  return (
    <ul className={styles.services}>
      {services.map((service) => {
        if (price && service === serviceOfPriced(price.of)) {
          return (
            <li key={service}>
              <ServiceIcon service={service} size="tiny" />
              <span>
                {priceWords(lang).names[price.of]} <span className={styles.price}>{price.text}</span>
              </span>
            </li>
          );
        }
        const { name = "", short = name } = words[service] ?? {};
        return (
          <li key={service}>
            <ServiceIcon service={service} size="tiny" />
            {short === name ? (
              name
            ) : (
              <>
                <span className={styles.long}>{name}</span>
                <span className={styles.short}>{short}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
