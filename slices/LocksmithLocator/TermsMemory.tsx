"use client";

import { WhenVisible } from "../../site/ui/WhenVisible/WhenVisible";

/** Remembers on this device that the terms beside it were accepted. The code loads when they come into view. */
export function TermsMemory() {
  return <WhenVisible load={load} props={NONE} />;
}

const NONE = {};
const load = () => import("./RememberTerms");
