"use client";

import { withClient } from "../bff/lazyClient";
import { WhenVisible } from "../ui/WhenVisible/WhenVisible";
import type { RatingsProps } from "./Ratings";

/** Ratings of the kiosks in the list that follows, fetched when it comes into view, unless the visitor saves data. */
export function KioskRatings(props: RatingsProps) {
  return <WhenVisible load={load} props={props} />;
}

const loadRatings = withClient(() => import("./Ratings"));

/** Never settles when the visitor saves data. */
function load() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? new Promise<never>(() => {}) : loadRatings();
}
