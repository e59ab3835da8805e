"use client";

import { useEffect, useRef, useState } from "react";
import type { Lang } from "../i18n/languages";
import type { HolidayHours } from "./holidays";
import type { HoursPeriod } from "./hours";
import styles from "./OpenStatus.module.css";
import type { StatusLine } from "./statusNow";

interface OpenStatusProps {
  hours: readonly HoursPeriod[];
  timeZone: string | null;
  lang: Lang;
  /** Dates that differ from the week. */
  holidays?: readonly HolidayHours[];
  /** The status when the page is rendered, if the page depends on the time. */
  initial?: StatusLine | null;
}

const NONE: readonly HolidayHours[] = [];
const MINUTE_MS = 60_000;

/**
 * Whether a kiosk is open now, by the visitor's clock and the kiosk's time zone. The server leaves the line empty, since the page may be
 * cached for longer than the status is true, and reserves its space. The script that computes it is loaded when the line is near the
 * viewport. Pages that depend on the time pass the status as `initial`.
 */
export function OpenStatus({ hours, timeZone, lang, holidays = NONE, initial = null }: OpenStatusProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState(initial);
  useEffect(() => {
    let first: ReturnType<typeof setTimeout> | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    const start = async () => {
      observer.disconnect();
      const loaded = await import("./statusNow").catch(() => null);
      if (!loaded || isGone) return;
      const update = () => setStatus(loaded.statusNow(hours, holidays, timeZone, lang));
      // Each line is computed in its own task, since a new time zone is slow on a phone, and a list has many.
      first = setTimeout(update);
      timer = setInterval(update, MINUTE_MS);
    };
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(), {
      rootMargin: "600px",
    });
    observer.observe(line.current!);
    return () => {
      isGone = true;
      observer.disconnect();
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, timeZone, lang, holidays]);

  return (
    <p ref={line} data-open-status={status?.kind ?? ""} className={`${styles.status} ${status ? styles[status.kind] : ""}`}>
      {status?.text}
    </p>
  );
}
