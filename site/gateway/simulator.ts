import type { IncomingMessage, ServerResponse } from "node:http";
import { createConcurrencyLimit, QueueFull } from "#shared/limits/concurrency.ts";
import { forwardedAddress } from "#shared/limits/visitorAddress.ts";
import type { Handler } from "../nextInternals/collectResponse";
import type { Rejection } from "./requestFilter";

/** Renderings at once, of which one visitor may have half. The simulator has a page of slices rendered for each request. */
const AT_ONCE = 2;
const MAX_WAITING = 20;
const PATIENCE_MS = 10_000;

const NO_STORE = { "cache-control": "private, no-store" };

const NO_SIMULATOR: Rejection = {
  status: 404,
  headers: NO_STORE,
  text: "There is no slice simulator here. SIMULATOR=1 in the site's environment turns it on.",
};

const BUSY: Rejection = {
  status: 503,
  headers: { ...NO_STORE, "retry-after": "5" },
  text: "The slice simulator has too many requests right now. Try again in some seconds.",
};

const URL_OF_SIMULATOR = /^\/slice-simulator\/?(?:\?|$)/;

/** Whether a URL is the slice simulator's. */
export function isForSimulator(url: string): boolean {
  return URL_OF_SIMULATOR.test(url);
}

interface Options {
  /** Next's request handler. */
  handler: Handler;
  /** Whether the simulator is served at all. */
  isServed: boolean;
  /** Number of proxies in front of the site. */
  proxyHops: number;
  reject(response: ServerResponse, rejection: Rejection): void;
}

/**
 * Returns a handler that has Next render the slice simulator for visitors in turn, as pages are. It answers 503 to a request that gets no
 * turn, because too many wait or it has waited for ten seconds, and 404 where the simulator is not served.
 */
export function createSimulator({ handler, isServed, proxyHops, reject }: Options) {
  const inTurn = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: MAX_WAITING });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isServed) return reject(response, NO_SIMULATOR);
    const visitor = forwardedAddress(request.headers["x-forwarded-for"]?.toString(), proxyHops) ?? undefined;
    const controller = new AbortController();
    const closed = new Promise<void>((resolve) => response.once("close", resolve));
    void closed.then(() => controller.abort());
    const timeout = AbortSignal.timeout(PATIENCE_MS);
    const render = async () => {
      await handler(request, response);
      await closed;
    };
    try {
      await inTurn(render, AbortSignal.any([controller.signal, timeout]), visitor);
    } catch (error) {
      const hasNoTurn = error instanceof QueueFull || error === timeout.reason;
      if (hasNoTurn && !response.headersSent) return reject(response, BUSY);
      if (!controller.signal.aborted) console.error(error);
      response.destroy();
    }
  };
}
