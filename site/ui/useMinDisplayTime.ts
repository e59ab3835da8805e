import { useEffect, useRef, useState } from "react";
import { afterMinDisplayTime } from "./afterMinDisplayTime";

/** Whether to show that something is under way: while it is, and for long enough to be seen, however soon it ends. */
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
