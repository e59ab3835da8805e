"use client";

import { WhenVisible } from "#site/ui/WhenVisible/WhenVisible.tsx";
import styles from "./LiveDetails.module.css";
import type { LiveDetailsProps } from "./liveDetailsProps";

/** What only the browser can load of a kiosk: the visitor's distance and Google's rating. Both are optional. */
export function LiveDetails(props: LiveDetailsProps) {
  return <WhenVisible load={load} props={props} className={styles.late} />;
}

const load = () => import("./DistanceAndRating");
