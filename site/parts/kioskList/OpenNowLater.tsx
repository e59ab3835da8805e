"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../i18n/languages";
import type { OpenLine, OpenRow } from "./openNow";
import { OpenNowLine } from "./OpenNowLine";

const MINUTE_MS = 60_000;

/** The same on a page that may be kept: the browser says which kiosks are open, and again each minute. */
export function OpenNowLater({ rows, total, lang }: { rows: readonly OpenRow[]; total: number; lang: Lang }) {
  const [line, setLine] = useState<OpenLine | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    import("./openNow").then(
      ({ openLineOf }) => {
        if (isGone) return;
        const update = () => setLine(openLineOf(rows, { shown: rows.length, total }, new Date(), lang));
        update();
        timer = setInterval(update, MINUTE_MS);
      },
      () => {},
    );
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [rows, total, lang]);
  return line && <OpenNowLine line={line} />;
}
