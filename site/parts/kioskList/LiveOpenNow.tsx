import { useEffect, useState } from "react";
import type { Lang } from "../../i18n/languages";
import { openLineOf, type OpenRow } from "./openNow";
import { OpenNowLine } from "./OpenNowLine";

const MINUTE_MS = 60_000;

interface LiveOpenNowProps {
  rows: readonly OpenRow[];
  /** How many kiosks the whole list has. */
  total: number;
  /** URL of the same list with open kiosks alone. */
  openHref: string;
  lang: Lang;
}

/** Says which kiosks of a list are open, by the visitor's clock, and again each minute. */
export default function LiveOpenNow({ rows, total, openHref, lang }: LiveOpenNowProps) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const line = openLineOf(rows, { shown: rows.length, total }, now, lang);
  return line && <OpenNowLine line={line} openHref={openHref} />;
}
