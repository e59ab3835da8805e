import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Target } from "./fuzzer";
import { readOperation } from "./siteOperations";

/** What another visitor has seen. */
export interface Seen {
  answers: number;
  slowest: { ms: number; name: string };
  /** How often each failure occurred, by its description. */
  failures: Record<string, number>;
  /** By how much a timer of the measuring thread was late at most: how busy the machine itself was. */
  lateMs: number;
}

interface CheapRequest {
  name: string;
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const EVERY_MS = 100;
const VISITOR = { "x-forwarded-for": "203.0.113.7" };

/**
 * Starts a visitor who requests `/health`, a cached page and a cheap query ten times a second. The visitor runs in a thread, since this
 * one is busy with generating inputs. Requests that are refused at the start are left out. Returns the function that ends the visit.
 */
export async function startOtherVisitor({ site, bff }: Target): Promise<() => Promise<Seen>> {
  const candidates: CheapRequest[] = [...new Set([site, bff])].flatMap((origin) => [
    { name: `${origin}/health`, url: `${origin}/health` },
    { name: `${origin}/`, url: `${origin}/`, headers: VISITOR },
    {
      name: `RouteByPath at ${origin}`,
      url: `${origin}/graphql`,
      method: "POST",
      headers: { ...VISITOR, "content-type": "application/json" },
      body: JSON.stringify({ query: readOperation("RouteByPath"), variables: { path: "/", language: "EN_US" } }),
    },
  ]);
  const requests: CheapRequest[] = [];
  for (const candidate of candidates) if (await isAnswered(candidate)) requests.push(candidate);
  if (requests.length === 0) throw new Error(`Neither ${site} nor ${bff} answers.`);
  const worker = new Worker(new URL("visitorThread.mjs", import.meta.url), { workerData: { requests, everyMs: EVERY_MS } });
  return async () => {
    worker.postMessage("stop", []);
    const [seen] = (await once(worker, "message")) as [Seen];
    await worker.terminate();
    return seen;
  };
}

/** Sends a request twice, since the second answer is cached. */
async function isAnswered({ url, ...init }: CheapRequest): Promise<boolean> {
  const statuses: number[] = [];
  for (let times = 0; times < 2; times++) {
    const response = await fetch(url, { ...init, redirect: "manual" }).catch(() => undefined);
    await response?.body?.cancel();
    statuses.push(response?.status ?? 0);
  }
  return statuses.every((status) => status === 200);
}
