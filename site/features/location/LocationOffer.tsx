import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Icon } from "../../ui/Icon/Icon";
import type { LocationTexts } from "./locationTexts";
import { UseMyLocation } from "./UseMyLocation";
import styles from "./UseMyLocation.module.css";

/** Says what a visitor's location is good for, and offers to use it. Asks for nothing by itself; not there without JavaScript. */
export function LocationOffer({ texts, lang }: { texts: LocationTexts; lang: Lang }) {
  const { noKioskNear, nearestMissing } = messagesOf(lang);
  return (
    <div className={styles.offer}>
      <p className={styles.text}>{texts.offer}</p>
      <UseMyLocation lang={lang} texts={{ ...texts, noKioskNear, nearestMissing }}>
        <Icon name="locate" />
      </UseMyLocation>
    </div>
  );
}
