"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../i18n/languages";
import { formatStatus } from "./format";
import { type HoursPeriod, type OpenStatus as Status, openStatusAt } from "./hours";
import styles from "./OpenStatus.module.css";

interface OpenStatusProps {
  hours: readonly HoursPeriod[];
  timeZone: string | null;
  lang: Lang;
}

const MINUTE_MS = 60_000;

/**
 * Whether a place is open now, by the visitor's clock and the place's time zone. The server leaves the line empty,
 * since its answer may be kept longer than it stays true; the room for it is there from the start.
 */
export function OpenStatus({ hours, timeZone, lang }: OpenStatusProps) {
  const [status, setStatus] = useState<Status | null>(null);
  useEffect(() => {
    const update = () => setStatus(openStatusAt(hours, timeZone, new Date()));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [hours, timeZone]);

  return <p className={`${styles.status} ${status ? styles[status.kind] : ""}`}>{status && formatStatus(status, lang)}</p>;
}
