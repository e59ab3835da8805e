"use client";

import { WhenVisible } from "../../../ui/WhenVisible/WhenVisible";

/** Marks today among the days of the section around it, by the store's clock. What does so arrives when the week is in view. */
export function TodayMark({ timeZone }: { timeZone: string }) {
  return <WhenVisible load={load} props={{ timeZone }} />;
}

const load = () => import("./Today");
