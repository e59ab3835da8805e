import type { ReactNode } from "react";
import styles from "./ServiceIcon.module.css";
import type { ServiceKey } from "./serviceKey";

const DRAWINGS: Record<ServiceKey, ReactNode> = {
  keyCopy: <path d="M15 3a6 6 0 0 0-5.8 7.6L3 16.8V21h5v-2.5h2.5V16H13l.9-.9A6 6 0 1 0 15 3Zm1.5 3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z" />,
  keyFobs: (
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
      <path d="M3.5 9.5a12 12 0 0 1 17 0M7 13.4a7 7 0 0 1 10 0" />
      <circle cx="12" cy="17.4" r="1.2" fill="currentColor" stroke="none" />
    </g>
  ),
  carKeys: (
    <path d="M6.6 5h10.8c.8 0 1.5.5 1.8 1.2L20.7 10c.8.3 1.3 1 1.3 1.9V18a1 1 0 0 1-1 1h-1.5a1 1 0 0 1-1-1v-1.5h-13V18a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-6.1c0-.9.5-1.6 1.3-1.9l1.5-3.8C5 5.5 5.8 5 6.6 5Zm.5 2.2L6 10h12l-1.1-2.8H7.1ZM6 11.8a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm12 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z" />
  ),
  locksmith: <path d="M12 2a5 5 0 0 0-5 5v2.5H6a1.5 1.5 0 0 0-1.5 1.5v9A1.5 1.5 0 0 0 6 21.5h12a1.5 1.5 0 0 0 1.5-1.5v-9A1.5 1.5 0 0 0 18 9.5h-1V7a5 5 0 0 0-5-5Zm0 2.4A2.6 2.6 0 0 1 14.6 7v2.5H9.4V7A2.6 2.6 0 0 1 12 4.4Z" />,
  "become-locksmith": (
    <path d="M20.6 6.5a4.5 4.5 0 0 1-6 5.3l-7.5 7.5a1.7 1.7 0 0 1-2.4-2.4l7.5-7.5a4.5 4.5 0 0 1 5.3-6L14.8 6l.6 2.6 2.6.6 2.6-2.7ZM3.5 4.2l1.3-1.3 4 2.5.4 1.9 2.2 2.2-1.6 1.6-2.2-2.2-1.9-.4-2.2-4.3Zm11.3 9.6 5.2 5.2a1.6 1.6 0 0 1-2.3 2.3l-4.9-5.1 2-2.4Z" />
  ),
};

/** A service's drawing on its colour; its name stands beside it. */
export function ServiceIcon({ service }: { service: ServiceKey }) {
  return (
    <span className={`${styles.icon} ${styles[service]}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor">
        {DRAWINGS[service]}
      </svg>
    </span>
  );
}
