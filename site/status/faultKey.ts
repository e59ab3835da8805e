import { randomBytes } from "node:crypto";
import { processWide } from "../processWide";
import type { FaultStatus } from "./pageError";

const key = processWide("fault key", () => randomBytes(16).toString("hex"));

/** The header by which this process asks itself for the page to show in place of one that broke: no client knows its key. */
export const FAULT_HEADER = "x-keyway-fault";

/** A page that broke, as the process asks itself to show it. */
export interface Fault {
  status: FaultStatus;
  /** What the log calls it by. */
  reference: string;
}

/** The header's value for a fault. */
export function toFaultHeader({ status, reference }: Fault): string {
  return `${key} ${status} ${reference}`;
}

/** The fault that this process asks itself to show; null in every other request. */
export function readFaultHeader(value: string | null): Fault | null {
  const [givenKey, status, reference] = value?.split(" ") ?? [];
  return givenKey === key && status && reference ? { status: Number(status) as FaultStatus, reference } : null;
}
