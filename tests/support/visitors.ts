import { Agent, get, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

/** Visitors who request pages one after the other, each beginning the next when the last has come. */
export interface Visitors {
  /** Statuses other than 200, and failures of connections, with the page. */
  failures: string[];
  /** Number of requests that were answered with 200. */
  count(): number;
  /** Lets requests under way end; resolves then. */
  stop(): Promise<void>;
}

interface Options {
  /** Returns the path of the next request. */
  nextPath: () => string;
  /** Returns the sites. As a balancer does, each visitor uses another one when a connection is refused, or closed before an answer. */
  sites: () => readonly string[];
  /** Headers of each request. */
  headers?: Record<string, string>;
  /** Called with each page that was answered with 200. */
  onBody?: (body: string) => void;
  /** How many visitors there are. */
  visitors?: number;
  /** Milliseconds from a page to the next request. */
  pauseMs?: number;
}

/** Starts visitors. */
export function startVisitors({ nextPath, sites, headers = {}, onBody, visitors = 4, pauseMs = 0 }: Options): Visitors {
  const failures: string[] = [];
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const visit = async (_: unknown, index: number) => {
    for (let turn = index; !over.signal.aborted; turn++) {
      const path = nextPath();
      const { result, body } = await askAny(sites(), turn, path, { agent, headers });
      if (result === "200") {
        count++;
        onBody?.(body);
      } else failures.push(`${result} ${path}`);
      if (pauseMs > 0) await delay(pauseMs);
    }
  };
  const running = Array.from({ length: visitors }, visit);
  return {
    failures,
    count: () => count,
    async stop() {
      over.abort();
      await Promise.all(running);
      agent.destroy();
    },
  };
}

interface Answer {
  /** The status, or why no site has sent the page. */
  result: string;
  body: string;
}

async function askAny(sites: readonly string[], turn: number, path: string, options: RequestOptions): Promise<Answer> {
  const failed: string[] = [];
  for (let attempt = 0; attempt < sites.length; attempt++) {
    try {
      return await ask(sites[(turn + attempt) % sites.length]! + path, options);
    } catch (error) {
      failed.push(String(error));
      if (!(error instanceof Unanswered)) break;
    }
  }
  return { result: failed.join(", "), body: "" };
}

/** Thrown when a site has sent nothing, so that the request can be repeated. */
class Unanswered extends Error {}

function ask(url: string, options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      text(response).then((body) => resolve({ result: String(response.statusCode), body }), reject);
    }).on("error", (error) => reject(new Unanswered(`${url}: ${error.message}`)));
  });
}
