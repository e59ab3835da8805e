import { useEffect, useRef, useState } from "react";
import { afterMinDisplayTime } from "./afterMinDisplayTime";

/** Returns whether to show a loading indicator: while loading, and for at least FETCH_SHOWN_MS. */
export function useMinDisplayTime(isUnderWay: boolean): boolean {
  const [isShown, setShown] = useState(isUnderWay);
  const since = useRef(0);
  if (isUnderWay && !isShown) setShown(true);
  useEffect(() => {
    if (isUnderWay) {
      since.current = performance.now();
      return;
    }
    const timer = afterMinDisplayTime(since.current, () => setShown(false));
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return isShown;
}
