import { useEffect, useRef, useState } from "react";
import { onceSeen } from "./onceSeen";

/** Whether to show that something is under way: while it is, and for long enough to be seen, however soon it ends. */
export function useSeen(isUnderWay: boolean): boolean {
  const [isShown, setShown] = useState(isUnderWay);
  const since = useRef(0);
  if (isUnderWay && !isShown) setShown(true);
  useEffect(() => {
    if (isUnderWay) {
      since.current = performance.now();
      return;
    }
    const timer = onceSeen(since.current, () => setShown(false));
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return isShown;
}
