import { AsyncLocalStorage } from "node:async_hooks";
import { siteConfig } from "../config";

/** Milliseconds that are left for the questions of the page that stands in for one that broke, or came too late: it can do without any answer. */
export const FAULT_PAGE_MS = 300;
/** What is kept already comes within this time, however late it is. */
const KEPT_MS = 100;

// One for site/server.ts, for the proxy and for the pages, whose bundles have a copy of this module each.
const shared = globalThis as typeof globalThis & { keywayDeadlines?: AsyncLocalStorage<number> };
const deadlines = (shared.keywayDeadlines ??= new AsyncLocalStorage());

/** Runs what makes a page, whose questions have to be answered within so many milliseconds from now. */
export function withDeadline<T>(ms: number, run: () => T): T {
  return deadlines.run(performance.now() + ms, run);
}

/**
 * Milliseconds that are left for the page that is being made; a whole page's where nobody has set an end. Next runs cached functions
 * (`'use cache'`) outside of the request that asks for them: they have a whole page's time, and `beforeDeadline` leaves them behind.
 */
export function remainingMs(): number {
  const end = deadlines.getStore();
  return end === undefined ? siteConfig().pageDeadlineMs : Math.max(0, Math.ceil(end - performance.now()));
}

/** What comes before the page's time is over; null for what would come later. It may go on, for the next page that asks. */
export async function beforeDeadline<T>(late: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(remainingMs(), KEPT_MS), null);
  });
  // Whoever fails after that fails for nobody.
  late.catch(() => {});
  return Promise.race([late, over]).finally(() => clearTimeout(timer));
}
