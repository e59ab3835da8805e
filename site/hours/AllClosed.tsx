"use client";

import type { ComponentProps } from "react";
import { WhenVisible } from "../ui/WhenVisible/WhenVisible";
import styles from "./AllClosed.module.css";
import type LiveAllClosed from "./LiveAllClosed";

const load = () => import("./LiveAllClosed");

/**
 * Line below kiosks that says so when all of them are closed, with a link to open ones. The browser fills it, since the page may be kept
 * for longer than that is true; its height is reserved.
 */
export function AllClosed(props: ComponentProps<typeof LiveAllClosed>) {
  return <WhenVisible load={load} props={props} className={styles.line} />;
}
