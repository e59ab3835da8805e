"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../i18n/languages";
import { formatStatus } from "./format";
import { type HoursPeriod, type OpenStatus as Status, openStatusAt } from "./hours";
import type { HolidayHours } from "./holidays";
import styles from "./OpenStatus.module.css";
import { hoursAround } from "./thisWeek";

interface OpenStatusProps {
  hours: readonly HoursPeriod[];
  timeZone: string | null;
  lang: Lang;
  /** Dates that differ from the week. */
  holidays?: readonly HolidayHours[];
}

const NONE: readonly HolidayHours[] = [];
const MINUTE_MS = 60_000;

/**
 * Whether a place is open now, by the visitor's clock and the place's time zone. The server leaves the line empty,
 * since its answer may be kept longer than it stays true; the room for it is there from the start.
 */
export function OpenStatus({ hours, timeZone, lang, holidays = NONE }: OpenStatusProps) {
  const [status, setStatus] = useState<Status | null>(null);
  useEffect(() => {
    const update = () => {
      const now = new Date();
      setStatus(openStatusAt(hoursAround(now, hours, holidays, timeZone), timeZone, now));
    };
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [hours, timeZone, holidays]);

  return <p className={`${styles.status} ${status ? styles[status.kind] : ""}`}>{status && formatStatus(status, lang)}</p>;
}
