import type { ReactNode } from "react";
import type { Service } from "../../i18n/services";
import styles from "./ServiceIcon.module.css";

// 24 by 24, drawn with the current colour: solid shapes are filled, the rest is lines of 2.
const DRAWINGS: Record<Service, ReactNode> = {
  keyCopy: (
    <path
      fill="currentColor"
      stroke="none"
      fillRule="evenodd"
      d="M8.5 3a5.5 5.5 0 0 1 5.2 7.3l7 7a1 1 0 0 1 .3.7v2a1 1 0 0 1-1 1h-2.3v-2h-2.2v-2.2h-2v-2.1l-.9-.9A5.5 5.5 0 1 1 8.5 3Zm-1.3 2.7a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2Z"
    />
  ),
  keyFobs: (
    <>
      <circle cx="6" cy="18" r="2.2" fill="currentColor" stroke="none" />
      <path d="M6 11.2A6.8 6.8 0 0 1 12.8 18M6 5.5A12.5 12.5 0 0 1 18.5 18" />
    </>
  ),
  carKeys: (
    <path
      fill="currentColor"
      stroke="none"
      fillRule="evenodd"
      d="M7.2 5h9.6a2 2 0 0 1 1.9 1.3l1.4 3.9A2.4 2.4 0 0 1 22 12.5V19a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1H5.6v1a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-6.5a2.4 2.4 0 0 1 1.9-2.3l1.4-3.9A2 2 0 0 1 7.2 5Zm.4 2L6.5 10h11l-1.1-3ZM6 12.3a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3Zm12 0a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3Z"
    />
  ),
  locksmith: (
    <>
      <path
        fill="currentColor"
        stroke="none"
        fillRule="evenodd"
        d="M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5V12a1.5 1.5 0 0 1 1.5-1.5Zm5.5 2.7a1.7 1.7 0 0 0-.9 3.1v2h1.8v-2a1.7 1.7 0 0 0-.9-3.1Z"
      />
      <path d="M8 11V7.5a4 4 0 0 1 8 0V11" />
    </>
  ),
  "become-locksmith": (
    <>
      <path d="M13.5 13.5 19 19M5 5l4 4" strokeWidth="3" />
      <path
        fill="currentColor"
        stroke="none"
        d="M20.6 6.2 17.9 8.9 15.6 8.4 15.1 6.1 17.8 3.4A5 5 0 0 0 11.4 9.8L3.6 17.6a2 2 0 0 0 2.8 2.8L14.2 12.6A5 5 0 0 0 20.6 6.2Z"
      />
    </>
  ),
};

/** The icon of a service on its colour; the words beside it say what it is. */
export function ServiceIcon({ service }: { service: Service }) {
  return (
    <span className={`${styles.badge} ${styles[service]}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        {DRAWINGS[service]}
      </svg>
    </span>
  );
}
