"use client";

import { WhenVisible } from "../../ui/WhenVisible/WhenVisible";

/** Stores on this device that a search accepted the terms around it. The code loads when they come into view. */
export function TermsMemory() {
  return <WhenVisible load={load} props={NONE} />;
}

const NONE = {};
const load = () => import("./RememberTerms");
