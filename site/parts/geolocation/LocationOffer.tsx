import type { Lang } from "../../i18n/languages";
import { Icon } from "../../ui/Icon/Icon";
import type { LocatorState } from "../locator/locatorState";
import type { LocationTexts } from "./locationTexts";
import { UseMyLocation } from "./UseMyLocation";
import styles from "./UseMyLocation.module.css";

/**
 * Explains what the visitor's location is used for and offers to use it. It asks only on a click, and is not rendered without JavaScript.
 */
export function LocationOffer({ texts, state, lang }: { texts: LocationTexts; state: LocatorState; lang: Lang }) {
  return (
    <div className={styles.offer}>
      <p className={styles.text}>{texts.offer}</p>
      <UseMyLocation lang={lang} texts={texts} state={state}>
        <Icon name="locate" />
      </UseMyLocation>
    </div>
  );
}
