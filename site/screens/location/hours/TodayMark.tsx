"use client";

import { WhenVisible } from "#site/ui/WhenVisible/WhenVisible.tsx";

/** Marks today in the surrounding section, in the store's time zone. The code loads when the week comes into view. */
export function TodayMark({ timeZone }: { timeZone: string }) {
  return <WhenVisible load={load} props={{ timeZone }} />;
}

const load = () => import("./Today");
