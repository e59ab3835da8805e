"use client";

import { WhenVisible } from "../../../ui/WhenVisible/WhenVisible";
import styles from "./LiveDetails.module.css";
import type { LiveDetailsProps } from "./liveDetailsProps";

/**
 * What only the browser may know of a kiosk: how far it is from the visitor's place, and what Google tells of it. Both arrive late, or
 * never.
 */
export function LiveDetails(props: LiveDetailsProps) {
  return <WhenVisible load={load} props={props} className={styles.late} />;
}

const load = () => import("./DistanceAndRating");
