import { Agent, request } from "node:http";
import type { Mix, Visit } from "./mix";

/** Visitors of the site, until `stop`. */
export interface WeekVisitors {
  /** Requests that were answered, by kind of visit. */
  answered: Map<string, number>;
  /** Requests that failed, with what failed: a status of 500 and above, or a connection. */
  failed: Map<string, number>;
  stop(): Promise<void>;
}

/** Starts the visitors of a mix. Each sends its next request when it has the answer of the last one. */
export function startWeekVisitors(site: string, mix: readonly Mix[]): WeekVisitors {
  const [answered, failed] = [new Map<string, number>(), new Map<string, number>()];
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(site);
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const over = new AbortController();

  const visit = ({ path, method, headers, body }: Visit): Promise<number> =>
    new Promise((resolve, reject) => {
      const options = { hostname, port, path, method: method ?? "GET", headers: { ...headers, "x-forwarded-for": anyAddress() }, agent };
      const asked = request(options, (response) => {
        response.resume().on("end", () => resolve(response.statusCode!));
        response.on("error", reject);
      });
      asked.on("error", reject);
      asked.end(body);
    });
  const run = async ({ name, next }: Mix) => {
    while (!over.signal.aborted) {
      try {
        const status = await visit(next());
        if (status >= 500) add(failed, `${name}: ${status}`);
        else add(answered, name);
      } catch (error) {
        add(failed, `${name}: ${String(error)}`);
      }
    }
  };
  const running = mix.flatMap((kind) => Array.from({ length: kind.visitors }, () => run(kind)));
  return {
    answered,
    failed,
    async stop() {
      over.abort();
      await Promise.all(running);
      agent.destroy();
    },
  };
}

function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
