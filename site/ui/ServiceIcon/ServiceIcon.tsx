import type { Service } from "../../i18n/services";
import styles from "./ServiceIcon.module.css";

/** The picture of a service in its colour; the words stand beside it. `size` is small among words, large in a list. */
export function ServiceIcon({ service, size = "large" }: { service: Service; size?: "small" | "large" }) {
  return <span className={`${styles.icon} ${styles[size]} ${styles[service]}`} aria-hidden="true" />;
}
