import styles from "./OpenStatus.module.css";
import { statusClass } from "./statusClass";
import type { StatusLine } from "./statusNow";

/** The line of an opening status; empty while it is not known. */
export function StatusText({ status }: { status: StatusLine | null }) {
  return (
    <p data-open-status={status?.kind ?? ""} className={status ? statusClass(status) : styles.status}>
      {status?.text}
    </p>
  );
}
