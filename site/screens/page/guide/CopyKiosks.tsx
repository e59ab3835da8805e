import { unitOf } from "../../../i18n/formatDistance";
import { copyGuideWords } from "../../../i18n/copyGuide";
import type { KioskCopyService } from "../../../i18n/directory";
import { type Lang, withLang } from "../../../i18n/languages";
import type { Prices } from "../../../i18n/prices";
import { findAnswer } from "../../../parts/kioskList/answer";
import { KioskRows } from "../../../parts/kioskList/KioskRows";
import { statusOf, toRowData } from "../../../parts/kioskList/rowData";
import { EMPTY_STATE, printState } from "../../../parts/locator/locatorState";
import { SiteButtonLink } from "../../../ui/Button/ButtonLink";
import styles from "./CopyKiosks.module.css";
import type { CopyKiosks as CopyKiosksResult, WantedDesign } from "./loadCopyKiosks";

interface CopyKiosksProps {
  result: CopyKiosksResult;
  service: KioskCopyService;
  /** The place, as the visitor wrote it. */
  near: string;
  /** The design to be in stock; null where it is not asked for. */
  design: WantedDesign | null;
  prices: Prices;
  now: Date;
  lang: Lang;
}

/** The kiosks below an answer of a guide, with the price of the service, and the way to all of them. An open first one is chosen. */
export function CopyKiosks({ result, service, near, design, prices, now, lang }: CopyKiosksProps) {
  const words = copyGuideWords(lang);
  if (typeof result === "string") {
    return <output className={styles.note}>{result === "none" ? words.noKiosks(near) : words.kiosksMissing}</output>;
  }
  const title = words.kiosksNear(near, result.areOpen);
  const { country, city } = result.rows[0]!.kiosk.address;
  const isPrinted = design !== null && result.haveDesign;
  const of = { lang, unit: unitOf(lang, country), now, around: city, prices, requestedServices: [service], isPrinted };
  const rows = toRowData(result.rows, of);
  const first = findAnswer([statusOf(result.rows[0]!, now, lang)], lang);
  const answer = first?.isOpen ? { ...first, row: rows[0]! } : null;
  return (
    <div className={styles.kiosks}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {design && <p className={styles.stock}>{words.stock(design.name, result.haveDesign)}</p>}
      </div>
      <div className={styles.rows}>
        <KioskRows rows={rows} first={1} answer={answer} around={city} lang={lang} isWithoutMap label={title} />
      </div>
      <SiteButtonLink
        href={withLang("/key-services/", lang) + printState({ ...EMPTY_STATE, q: near, services: [service] })}
        look="outlined"
      >
        {words.all(service, result.total !== null && result.total > rows.length ? result.total : null)}
      </SiteButtonLink>
    </div>
  );
}
