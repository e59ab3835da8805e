"use client";

import type { ReactNode } from "react";
import { WhenVisible } from "../ui/WhenVisible/WhenVisible";
import type { LiveOpenStatusProps } from "./LiveOpenStatus";

/** Loads the script that computes an opening status when its line is near the viewport. */
export function OpenStatusIsland({ children, ...props }: LiveOpenStatusProps & { children: ReactNode }) {
  return (
    <WhenVisible load={load} props={props} margin={600}>
      {children}
    </WhenVisible>
  );
}

const load = () => import("./LiveOpenStatus");
