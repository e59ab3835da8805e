import styles from "./OpenStatus.module.css";
import type { StatusLine } from "./statusNow";

/** Returns the classes of an opening status: its sign and its colour. */
export function statusClass({ kind, closesSoon }: StatusLine): string {
  return [styles.status, styles[kind], closesSoon && styles.soon].filter(Boolean).join(" ");
}
