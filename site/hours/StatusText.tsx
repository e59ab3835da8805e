import styles from "./OpenStatus.module.css";
import type { StatusLine } from "./statusNow";

/** The line of an opening status; empty while it is not known. */
export function StatusText({ status }: { status: StatusLine | null }) {
  const look = status && `${styles[status.kind]} ${status.closesSoon ? styles.soon : ""}`;
  return (
    <p data-open-status={status?.kind ?? ""} className={`${styles.status} ${look ?? ""}`}>
      {status?.text}
    </p>
  );
}
