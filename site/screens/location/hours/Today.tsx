import { useEffect, useRef } from "react";
import { markToday } from "./markToday";

const MINUTE_MS = 60_000;

/** Marks today in the section around it, and goes on to the next day at the store's midnight. */
export default function Today({ timeZone }: { timeZone: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const week = place.current?.closest("section");
    if (!week) return;
    const mark = () => markToday(week, new Date(), timeZone);
    mark();
    const timer = setInterval(mark, MINUTE_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return <span ref={place} hidden />;
}
