import { randomBytes } from "node:crypto";
import { processWide } from "../processWide";
import type { ErrorStatus } from "./pageError";

const key = processWide("fault key", () => randomBytes(16).toString("hex"));

/** The header by which the server requests an error page from itself. Its value begins with a random key that no client knows. */
export const ERROR_PAGE_HEADER = "x-keyway-fault";

/** The error page that the server requests from itself. */
export interface ErrorPageRequest {
  status: ErrorStatus;
  /** The reference number in the log. */
  reference: string;
}

/** Returns the header's value for an error page. */
export function toErrorPageHeader({ status, reference }: ErrorPageRequest): string {
  return `${key} ${status} ${reference}`;
}

/** Returns the requested error page; null if the header is missing or has another key. */
export function readErrorPageHeader(value: string | null): ErrorPageRequest | null {
  const [givenKey, status, reference] = value?.split(" ") ?? [];
  return givenKey === key && status && reference ? { status: Number(status) as ErrorStatus, reference } : null;
}
