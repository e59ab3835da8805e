import type { AddressInfo } from "node:net";
import { createServer } from "#bff/server.ts";
import { createFakeLog } from "./fakes";
import { createServerDeps } from "./operations/serverDeps";

export interface TimedAnswer {
  ms: number;
  data: Record<string, unknown>;
  errors: { path: string[]; message: string; extensions: { code: string; source?: string } }[];
  extensions: { stale?: string[] };
  text: string;
}

/**
 * Starts a BFF as in production, with empty caches, over the stand-ins at an address. Only a timed one has the timeouts of production.
 */
export async function startColdBff(upstreamsUrl: string, { isTimed = false } = {}) {
  const clock = { now: Date.now() };
  const { log, entries } = createFakeLog();
  const deps = createServerDeps(upstreamsUrl, { log, now: () => clock.now, isTimed });
  const server = await createServer(deps);
  await new Promise<void>((resolve) => server.http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}/graphql`;
  return {
    url,
    clock,
    log: entries,
    close: server.close,
    async ask(query: string, { signal, cookie = "" }: { signal?: AbortSignal; cookie?: string } = {}): Promise<TimedAnswer> {
      const start = performance.now();
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ query }),
        signal,
      });
      const text = await response.text();
      const { data, errors = [], extensions = {} } = JSON.parse(text) as Partial<TimedAnswer>;
      return { ms: performance.now() - start, data: data!, errors, extensions, text };
    },
  };
}
