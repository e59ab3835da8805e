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
  /** Returns the address of the next request. */
  nextUrl: () => string;
  /** How many visitors there are. */
  visitors?: number;
}

/** Starts visitors. */
export function startVisitors({ nextUrl, visitors = 4 }: Options): Visitors {
  const failures: string[] = [];
  const over = new AbortController();
  let count = 0;
  const visit = async () => {
    while (!over.signal.aborted) {
      const url = nextUrl();
      try {
        const response = await fetch(url);
        await response.text();
        if (response.status === 200) count++;
        else failures.push(`${response.status} ${url}`);
      } catch (error) {
        failures.push(`${String((error as Error).cause ?? error)} ${url}`);
      }
    }
  };
  const running = Array.from({ length: visitors }, visit);
  return {
    failures,
    count: () => count,
    async stop() {
      over.abort();
      await Promise.all(running);
    },
  };
}
