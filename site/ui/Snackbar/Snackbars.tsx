import type { ReactNode } from "react";
import styles from "./Snackbar.module.css";

/** By which scripts find the place (snackbarStack.ts). */
export const SNACKBARS_ID = "snackbars";

/** Where the snackbars of a page stand, the latest at the bottom: one place for all, so that none covers another. */
export function Snackbars({ children }: { children: ReactNode }) {
  return (
    <div id={SNACKBARS_ID} className={styles.stack}>
      {children}
    </div>
  );
}
