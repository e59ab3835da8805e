"use client";

import type { ReactNode } from "react";
import { WhenVisible } from "#site/ui/WhenVisible/WhenVisible.tsx";
import type { KiosksRetryProps } from "./kiosksRetryProps";

/** Lets visitors fetch kiosks that the server failed to load. Until the script is loaded, the link in the children reloads the page. */
export function KiosksRetry({ children, ...props }: KiosksRetryProps & { children: ReactNode }) {
  return (
    <WhenVisible load={load} props={props} margin={600}>
      {children}
    </WhenVisible>
  );
}

const load = () => import("./LiveKiosksRetry");
