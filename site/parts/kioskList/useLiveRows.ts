import { useEffect, useState } from "react";
import type { Lang } from "../../i18n/languages";
import type { ShownAnswer } from "./answerLine";
import type { RowData } from "./rowData";

interface LiveRows {
  rows: readonly RowData[];
  answer: ShownAnswer | null;
}

const MINUTE_MS = 60_000;

/**
 * Keeps the opening statuses of a list true, and with them the answer above it: computes them each minute, and when the visitor comes back
 * to the page. At first the page is true as it is, since the server lets it live no longer than that.
 */
export function useLiveRows(rows: readonly RowData[], answer: ShownAnswer | null, lang: Lang): LiveRows {
  const [live, setLive] = useState<LiveRows & { of: LiveRows }>({ of: { rows, answer }, rows, answer });
  useEffect(() => {
    let isOver = false;
    const update = async () => {
      if (document.visibilityState === "hidden") return;
      const { rowsAt } = await import("./rowsAt");
      if (!isOver) setLive({ of: { rows, answer }, ...rowsAt(rows, answer, new Date(), lang) });
    };
    // If the script cannot be loaded, the statuses stay as they are.
    const run = () => void update().catch(() => {});
    const timer = setInterval(run, MINUTE_MS);
    document.addEventListener("visibilitychange", run);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", run);
    };
  }, [rows, answer, lang]);
  return live.of.rows === rows && live.of.answer === answer ? live : { rows, answer };
}
