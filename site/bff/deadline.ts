import { AsyncLocalStorage } from "node:async_hooks";
import { siteConfig } from "../config";
import { processWide } from "../processWide";

/** Time limit in ms for the queries of an error page, which can be rendered without any answer. */
export const ERROR_PAGE_TIMEOUT_MS = 300;

const deadlines = processWide("deadlines", () => new AsyncLocalStorage<number>());

/** Runs a rendering whose queries together have to be answered within `ms` milliseconds from now. */
export function withDeadline<T>(ms: number, run: () => T): T {
  return deadlines.run(performance.now() + ms, run);
}

/** Returns the milliseconds left for the page that is being rendered; the time of a whole page if no deadline is set. */
export function remainingMs(): number {
  const end = deadlines.getStore();
  return end === undefined ? siteConfig().pageDeadlineMs : Math.max(0, Math.ceil(end - performance.now()));
}
