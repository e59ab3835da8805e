import { AsyncLocalStorage } from "node:async_hooks";
import { siteConfig } from "../config";
import { processWide } from "../processWide";

/**
 * Milliseconds that are left for the questions of the page that stands in for one that broke, or came too late: it can do without any
 * answer.
 */
export const ERROR_PAGE_TIMEOUT_MS = 300;

const deadlines = processWide("deadlines", () => new AsyncLocalStorage<number>());

/** Runs what makes a page, whose questions have to be answered within so many milliseconds from now. */
export function withDeadline<T>(ms: number, run: () => T): T {
  return deadlines.run(performance.now() + ms, run);
}

/** Milliseconds that are left for the page that is being made; a whole page's where no end was set. */
export function remainingMs(): number {
  const end = deadlines.getStore();
  return end === undefined ? siteConfig().pageDeadlineMs : Math.max(0, Math.ceil(end - performance.now()));
}
