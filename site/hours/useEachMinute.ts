import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** Returns the current time, which is renewed each minute. */
export function useEachMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
