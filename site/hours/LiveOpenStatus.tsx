import { useEffect, useState } from "react";
import type { Lang } from "../i18n/languages";
import type { HolidayHours } from "./holidays";
import type { HoursPeriod } from "./hours";
import { type StatusLine, statusNow } from "./statusNow";
import { StatusText } from "./StatusText";

export interface LiveOpenStatusProps {
  hours: readonly HoursPeriod[];
  timeZone: string | null;
  lang: Lang;
  /** Dates that differ from the week. */
  holidays?: readonly HolidayHours[];
  /** The status when the page was rendered, if the page depends on the time. */
  initial?: StatusLine | null;
}

const NONE: readonly HolidayHours[] = [];
const MINUTE_MS = 60_000;

/** An opening status that is computed again every minute. */
export default function LiveOpenStatus({ hours, timeZone, lang, holidays = NONE, initial = null }: LiveOpenStatusProps) {
  const [status, setStatus] = useState(initial);
  useEffect(() => {
    const update = () => setStatus(statusNow(hours, holidays, timeZone, lang));
    // Each line is computed in its own task, since a new time zone is slow on a phone, and a list has many.
    const first = setTimeout(update);
    const timer = setInterval(update, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, timeZone, lang, holidays]);
  return <StatusText status={status} />;
}
