import type { OpenLine } from "./openNow";
import styles from "./OpenNow.module.css";

/** The sentence on open kiosks, with a link to the one that it names. */
export function OpenNowLine({ line: { before, kiosk } }: { line: OpenLine }) {
  if (!kiosk) return <p>{before}</p>;
  const { name, href, more } = kiosk;
  return (
    <p className={styles.named}>
      <strong>{before}</strong> {href ? <a href={href}>{name}</a> : name}, <span className={styles.more}>{more}</span>
    </p>
  );
}
