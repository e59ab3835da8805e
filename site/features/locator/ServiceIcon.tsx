import type { Service } from "../../i18n/locator";
import styles from "./ServiceIcon.module.css";

// Flat, in the hand of the drawings: a key, waves, a car, a padlock, a wrench.
const SHAPES: Record<Service, string> = {
  keyCopy: "M8 3a5 5 0 0 0-1.6 9.7L12.5 19l1.5-1.5-1.3-1.3 1.6-1.6 1.3 1.3 1.8-1.8-1.3-1.3 1-1-4.3-4.3A5 5 0 0 0 8 3Zm-1 3.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z",
  keyFobs: "M10 15.2a1.7 1.7 0 1 1 0 .1ZM6.3 12.6 5 11.2a7 7 0 0 1 10 0l-1.3 1.4a5.2 5.2 0 0 0-7.4 0ZM3.5 9.7 2.2 8.3a11 11 0 0 1 15.6 0l-1.3 1.4a9.2 9.2 0 0 0-13 0Z",
  carKeys: "M5.2 4h9.6l1.9 5.1 1.3.9v6h-2.6v-1.8H4.6V16H2v-6l1.3-.9L5.2 4Zm1.3 1.8L5.4 9h9.2l-1.1-3.2h-7ZM5 10.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Zm10 0a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z",
  locksmith: "M10 2a4.4 4.4 0 0 1 4.4 4.4V9H16v9H4V9h1.6V6.4A4.4 4.4 0 0 1 10 2Zm0 2a2.4 2.4 0 0 0-2.4 2.4V9h4.8V6.4A2.4 2.4 0 0 0 10 4Z",
  "become-locksmith": "M17.6 5.7 14.4 9 11 5.6l3.3-3.2a5 5 0 0 0-6.6 6.3L2 14.4 5.6 18l5.7-5.7a5 5 0 0 0 6.3-6.6Z",
};

/** The picture of a service in its colour; the words stand beside it. `size` is small among words, large in a list. */
export function ServiceIcon({ service, size }: { service: Service; size: "small" | "large" }) {
  return (
    <span className={`${styles.icon} ${styles[size]} ${styles[service]}`} aria-hidden="true">
      <svg viewBox="0 0 20 20" width="20" height="20">
        <path d={SHAPES[service]} fill="currentColor" fillRule="evenodd" />
      </svg>
    </span>
  );
}
