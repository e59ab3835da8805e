import { useEffect, useRef } from "react";
import { markToday } from "./markToday";

const MINUTE_MS = 60_000;

/** Marks today in the surrounding section, and moves the mark at the store's midnight. */
export default function Today({ timeZone }: { timeZone: string }) {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const week = anchor.current?.closest("section");
    if (!week) return;
    const mark = () => markToday(week, new Date(), timeZone);
    mark();
    const timer = setInterval(mark, MINUTE_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return <span ref={anchor} hidden />;
}
