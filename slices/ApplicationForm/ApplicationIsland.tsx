"use client";

import type { FormIslandProps } from "#site/forms/liveFormProps.ts";
import { WhenVisible } from "#site/ui/WhenVisible/WhenVisible.tsx";

const load = () => import("./LiveApplication");

/** The application form; its script loads when the form is near the viewport. */
export function ApplicationIsland({ children, ...props }: FormIslandProps) {
  return (
    <WhenVisible load={load} props={props} margin={600}>
      {children}
    </WhenVisible>
  );
}
