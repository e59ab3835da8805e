"use client";

import { WhenVisible } from "../../../ui/WhenVisible/WhenVisible";
import styles from "./LateFacts.module.css";
import type { LateFactsProps } from "./lateFactsProps";

/**
 * What only the browser may know of a kiosk: how far it is from the visitor's place, and what Google tells of it. Both arrive late, or
 * never.
 */
export function LateFacts(props: LateFactsProps) {
  return <WhenVisible load={load} props={props} className={styles.late} />;
}

const load = () => import("./KioskFacts");
