import type { Lang } from "../i18n/languages";
import { openNowWords } from "../i18n/openNow";
import styles from "./AllClosed.module.css";

interface AllClosedProps {
  /** URL of a list of open kiosks. */
  openHref: string;
  lang: Lang;
}

/**
 * Line after a list of kiosks that says that all of them are closed, with a link to open ones. Its style sheet shows it while each opening
 * status in the list (OpenStatus) says so. Its height is reserved.
 */
export function AllClosed({ openHref, lang }: AllClosedProps) {
  const { none, findOpen } = openNowWords(lang);
  return (
    <p className={styles.line}>
      {none}{" "}
      <a href={openHref} rel="nofollow">
        {findOpen}
      </a>
    </p>
  );
}
