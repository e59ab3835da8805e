"use client";

import type { ReactNode } from "react";
import { WhenVisible } from "#site/ui/WhenVisible/WhenVisible.tsx";
import type { LiveWeekProps } from "./LiveWeek";

/** Keeps a store's week true while the page is open, and when the page is older than the store's day. */
export function ComingWeekIsland({ children, ...props }: LiveWeekProps & { children: ReactNode }) {
  return (
    <WhenVisible load={load} props={props}>
      {children}
    </WhenVisible>
  );
}

const load = () => import("./LiveWeek");
