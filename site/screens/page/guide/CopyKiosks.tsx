import { unitOf } from "../../../i18n/formatDistance";
import { copyGuideWords } from "../../../i18n/copyGuide";
import type { KioskCopyService } from "../../../i18n/directory";
import { type Lang, withLang } from "../../../i18n/languages";
import type { Prices } from "../../../i18n/prices";
import { KioskRows } from "../../../parts/kioskList/KioskRows";
import { toRowData } from "../../../parts/kioskList/rowData";
import { EMPTY_STATE, printState } from "../../../parts/locator/locatorState";
import { SiteButtonLink } from "../../../ui/Button/ButtonLink";
import styles from "./CopyKiosks.module.css";
import type { CopyKiosks as CopyKiosksResult } from "./loadCopyKiosks";

interface CopyKiosksProps {
  result: CopyKiosksResult;
  service: KioskCopyService;
  /** The place, as the visitor wrote it. */
  near: string;
  prices: Prices;
  now: Date;
  lang: Lang;
}

/** The kiosks below an answer of a guide, as rows with the price of the service, and the way to all of them. */
export function CopyKiosks({ result, service, near, prices, now, lang }: CopyKiosksProps) {
  const words = copyGuideWords(lang);
  if (typeof result === "string") {
    return <output className={styles.note}>{result === "none" ? words.noKiosks(near) : words.kiosksMissing}</output>;
  }
  const title = words.kiosksNear(near, result.isOpen);
  const { country, city } = result.rows[0]!.kiosk.address;
  const of = { lang, unit: unitOf(lang, country), now, around: city, prices, requestedServices: [service] };
  return (
    <div className={styles.kiosks}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.rows}>
        <KioskRows rows={toRowData(result.rows, of)} first={1} answer={null} around={city} lang={lang} label={title} />
      </div>
      <SiteButtonLink
        href={withLang("/key-services/", lang) + printState({ ...EMPTY_STATE, q: near, services: [service] })}
        look="outlined"
      >
        {words.all}
      </SiteButtonLink>
    </div>
  );
}
