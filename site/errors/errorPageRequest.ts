import { randomBytes } from "node:crypto";
import { processWide } from "../processWide";
import type { ErrorStatus } from "./pageError";

const key = processWide("fault key", () => randomBytes(16).toString("hex"));

/** The header by which this process asks itself for the page to show in place of one that broke: no client knows its key. */
export const ERROR_PAGE_HEADER = "x-keyway-fault";

/** A page that broke, as the process asks itself to show it. */
export interface ErrorPageRequest {
  status: ErrorStatus;
  /** What the log calls it by. */
  reference: string;
}

/** The header's value for a fault. */
export function toErrorPageHeader({ status, reference }: ErrorPageRequest): string {
  return `${key} ${status} ${reference}`;
}

/** The fault that this process asks itself to show; null in every other request. */
export function readErrorPageHeader(value: string | null): ErrorPageRequest | null {
  const [givenKey, status, reference] = value?.split(" ") ?? [];
  return givenKey === key && status && reference ? { status: Number(status) as ErrorStatus, reference } : null;
}
