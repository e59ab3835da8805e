import type { ComponentProps } from "react";
import { WayHere } from "./WayHere";
import styles from "./WayStrip.module.css";

/** The way here above a head of the editor's, which is as blue. */
export function WayStrip(props: ComponentProps<typeof WayHere>) {
  return (
    <div className={styles.strip} data-way-here>
      <div className="shell">
        <WayHere {...props} />
      </div>
    </div>
  );
}
