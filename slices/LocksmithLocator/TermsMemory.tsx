"use client";

import { WhenVisible } from "../../site/ui/WhenVisible/WhenVisible";

/** Remembers on this device that the terms beside it were accepted. What does so arrives when they are in view. */
export function TermsMemory() {
  return <WhenVisible load={load} props={NONE} />;
}

const NONE = {};
const load = () => import("./RememberTerms");
