import type { ReactNode } from "react";
import styles from "./Snackbar.module.css";

/** Where the snackbars of a page stand, the latest at the bottom: one place for all, so that none covers another. */
export function Snackbars({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
