"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { RatingsProps } from "./Ratings";
import { watchLines } from "./watchLines";

interface KioskRatingsProps extends Omit<RatingsProps, "lines"> {
  /** The kiosks of the list that follows. */
  ids: readonly string[];
}

// Renders nothing when it fails to load.
const loadRatings = () => import("./Ratings");
const Ratings = lazy(() => loadRatings().catch(() => ({ default: () => null })));

/**
 * Ratings of the kiosks in the list that follows, each fetched when its empty line (`data-rating-of`) comes into view, unless the visitor
 * saves data.
 */
export function KioskRatings({ ids: kiosks, ...props }: KioskRatingsProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [linesInView, setLinesInView] = useState<readonly Element[]>([]);
  const listed = kiosks.join();
  useEffect(() => {
    if (savesData()) return undefined;
    const ofList = ref.current!.nextElementSibling?.querySelectorAll("[data-rating-of]") ?? [];
    const ids = new Set(listed.split(","));
    const lines = [...ofList].filter((line) => ids.has(line.getAttribute("data-rating-of")!));
    const end = watchLines(lines, (inView) => setLinesInView((others) => [...others, ...inView]));
    return () => {
      end();
      setLinesInView([]);
    };
  }, [listed]);
  return (
    <span ref={ref} hidden>
      {linesInView.length > 0 && (
        <Suspense>
          <Ratings lines={linesInView} {...props} />
        </Suspense>
      )}
    </span>
  );
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
