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
  /** What is true as the page is made, where the page is not kept. */
  initial?: StatusLine | null;
}

const NONE: readonly HolidayHours[] = [];
const MINUTE_MS = 60_000;

/**
 * Whether a place is open now, by the visitor's clock and the place's time zone. The server leaves the line empty,
 * since its answer may be kept longer than it stays true; the room for it is there from the start, and what works it out
 * arrives when the line comes near the view. Where that does not arrive, the week's hours are there all the same. A page that
 * is made for one request says what is true at that moment.
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
      // Each line in a task of its own: a new time zone takes a slow phone a while, and a list has many.
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
    <p ref={line} className={`${styles.status} ${status ? styles[status.kind] : ""}`}>
      {status?.text}
    </p>
  );
}
