import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

// One storage for site/server.ts and for the pages, whose bundle has a copy of this module of its own.
const shared = globalThis as typeof globalThis & { keywayAnswers?: AsyncLocalStorage<ServerResponse> };
const answers = (shared.keywayAnswers ??= new AsyncLocalStorage());

/** Seconds after which a visitor, or a crawler, may ask again for what is unavailable. */
export const RETRY_AFTER_S = 30;

/** Runs what answers a request, so that a page can set the status of its answer. */
export function withAnswer<T>(response: ServerResponse, run: () => T): T {
  return answers.run(response, run);
}

/**
 * Sets the status of the page that is being rendered, which Next lets a page do for 404 alone, and blindly. Does nothing
 * where the head of the answer is on its way.
 */
export function setStatus(status: number): void {
  const response = answers.getStore();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  if (status === 503) response.setHeader("retry-after", String(RETRY_AFTER_S));
}
