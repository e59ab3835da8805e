import type { Lang } from "../../i18n/languages";
import { Icon } from "../../ui/Icon/Icon";
import type { LocatorState } from "../locator/locatorState";
import type { LocationTexts } from "./locationTexts";
import { UseMyLocation } from "./UseMyLocation";
import styles from "./UseMyLocation.module.css";

/** Says what a visitor's location is good for, and offers to use it. Asks for nothing by itself; not there without JavaScript. */
export function LocationOffer({ texts, asked, lang }: { texts: LocationTexts; asked: LocatorState; lang: Lang }) {
  return (
    <div className={styles.offer}>
      <p className={styles.text}>{texts.offer}</p>
      <UseMyLocation lang={lang} texts={texts} asked={asked}>
        <Icon name="locate" />
      </UseMyLocation>
    </div>
  );
}
