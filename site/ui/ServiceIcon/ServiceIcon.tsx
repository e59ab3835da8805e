import type { Service } from "../../i18n/services";
import styles from "./ServiceIcon.module.css";

/** A service's icon in its colour, beside its name. `size` is tiny in a row, small in text, large in a list. */
export function ServiceIcon({ service, size = "large" }: { service: Service; size?: "tiny" | "small" | "large" }) {
  return <span className={`${styles.icon} ${styles[size]} ${styles[service]}`} aria-hidden="true" />;
}
