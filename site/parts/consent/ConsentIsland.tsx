"use client";

import { WhenVisible } from "../../ui/WhenVisible/WhenVisible";
import type { ConsentProps } from "./consentChoice";

/** Loads what applies the visitor's choice. Its place has no height, at the bottom edge of the window: the margin makes it visible. */
export function ConsentIsland(props: ConsentProps) {
  return <WhenVisible load={load} props={props} margin={1} />;
}

const load = () => import("./ConsentNotices");
