import { useEffect, useState } from "react";
import type { Lang } from "../i18n/languages";
import { openNowWords } from "../i18n/openNow";
import type { HolidayHours } from "./holidays";
import type { HoursPeriod } from "./hours";
import { statusNow } from "./statusNow";

const MINUTE_MS = 60_000;

interface Kiosk {
  hours: readonly HoursPeriod[] | null;
  holidayHours: readonly HolidayHours[] | null;
  timeZone: string | null;
}

interface LiveAllClosedProps {
  kiosks: readonly Kiosk[];
  /** URL of a list of open kiosks. */
  openHref: string;
  lang: Lang;
}

/** Says that all these kiosks are closed, while they are, by the visitor's clock. Kiosks whose hours are unknown count as closed. */
export default function LiveAllClosed({ kiosks, openHref, lang }: LiveAllClosedProps) {
  const [isAllClosed, setAllClosed] = useState(() => areAllClosed(kiosks, lang));
  useEffect(() => {
    const update = () => setAllClosed(areAllClosed(kiosks, lang));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [kiosks, lang]);
  if (!isAllClosed) return null;
  const { none, findOpen } = openNowWords(lang);
  return (
    <p>
      {none}{" "}
      <a href={openHref} rel="nofollow">
        {findOpen}
      </a>
    </p>
  );
}

/** Whether none is open; false when no hours are known. */
function areAllClosed(kiosks: readonly Kiosk[], lang: Lang): boolean {
  const known = kiosks.flatMap(({ hours, holidayHours, timeZone }) => statusNow(hours ?? [], holidayHours ?? [], timeZone, lang) ?? []);
  return known.length > 0 && known.every(({ kind }) => kind === "closed");
}
