import type { OpenLine } from "./openNow";
import styles from "./OpenNow.module.css";

interface OpenNowLineProps {
  line: OpenLine;
  /** URL of the same list with open kiosks alone. */
  openHref: string;
}

/** The sentence on open kiosks, with a link to the one that it names, or to a list of open ones. */
export function OpenNowLine({ line: { before, kiosk, findOpen }, openHref }: OpenNowLineProps) {
  if (!kiosk) {
    return (
      <p>
        {before}
        {findOpen && (
          <>
            {" "}
            <a href={openHref} rel="nofollow">
              {findOpen}
            </a>
          </>
        )}
      </p>
    );
  }
  const { name, href, more } = kiosk;
  return (
    <p className={styles.named}>
      <strong>{before}</strong> {href ? <a href={href}>{name}</a> : name}, <span className={styles.more}>{more}</span>
    </p>
  );
}
