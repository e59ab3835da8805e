import { useEffect, useState } from "react";
import type { Lang } from "../i18n/languages";
import { type StatusLine, statusNow } from "./statusNow";
import { StatusText } from "./StatusText";
import type { StoreHours } from "./storeHours";

export interface LiveOpenStatusProps {
  store: StoreHours;
  lang: Lang;
  /** The status when the page was rendered, if the page depends on the time. */
  initial?: StatusLine | null;
}

const MINUTE_MS = 60_000;

/** An opening status that is computed again every minute. */
export default function LiveOpenStatus({ store, lang, initial = null }: LiveOpenStatusProps) {
  const [status, setStatus] = useState(initial);
  useEffect(() => {
    const update = () => setStatus(statusNow(store, lang));
    // Each line is computed in its own task, since a new time zone is slow on a phone, and a list has many.
    const first = setTimeout(update);
    const timer = setInterval(update, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [store, lang]);
  return <StatusText status={status} />;
}
