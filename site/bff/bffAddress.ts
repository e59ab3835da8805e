import { siteConfig } from "../config";
import { processWide } from "../processWide";

/** Which of the configured BFFs this process uses. Processes begin with different ones. */
const chosen = processWide("BFF", () => ({ index: Math.floor(Math.random() * 1_000_000) }));

/**
 * Returns the address of the BFF that this process uses: one at a time, so that all parts of a page are of one publish, until it does not
 * answer.
 */
export function bffAddress(): string {
  const all = siteConfig().bffUrls;
  return all[chosen.index % all.length]!;
}

/**
 * Changes to the next BFF, after a request to `failed` has had no answer. Returns whether this process now uses another one: false if only
 * one is configured.
 */
export function leaveBff(failed: string): boolean {
  const all = siteConfig().bffUrls;
  // Of several requests that fail at the same time, the first changes.
  if (bffAddress() === failed) chosen.index++;
  return all.length > 1 && bffAddress() !== failed;
}

/** Whether a request failed before a BFF got it: its host has no address, or does not accept a connection. Takes errors of `fetch` too. */
export function isUndelivered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host with several addresses: one error for each.
  if (error instanceof AggregateError) return error.errors.every(isUndelivered);
  const { syscall, cause } = error as NodeJS.ErrnoException;
  return syscall === "connect" || syscall === "getaddrinfo" || isUndelivered(cause);
}
