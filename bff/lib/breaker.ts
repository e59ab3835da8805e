import { SourceError } from "./errors";

/** So many calls that fail one after the other open a circuit. */
const OUTAGES_IN_A_ROW = 5;
/** Milliseconds for which an open circuit lets nothing through; then one call tries. */
const OPEN_MS = 2000;

interface Circuit {
  /** Outages since the last answer. */
  outages: number;
  /** The number of the latest call that had begun when the last outage was counted. */
  countedUpTo: number;
  error: SourceError;
  openUntil: number;
}

export type Breaker = ReturnType<typeof createBreaker>;

/**
 * A circuit for each thing that can fail by itself: after five outages in a row its calls are refused for two seconds, so that nobody waits
 * for what is down and a source that struggles is left alone. Then one call tries; others are refused for as long again, unless it gets an
 * answer. An outage is no connection, a timeout or a 5xx; any other answer shows that the source is there.
 */
export function createBreaker({ now = Date.now }: { now?: () => number } = {}) {
  const circuits = new Map<string, Circuit>();
  let begun = 0;

  function note(name: string, error: unknown, call: number): void {
    // A visitor who leaves and a queue of our own that is full say nothing about the source.
    if (!(error instanceof SourceError) || error.code === "UPSTREAM_BUSY") return;
    if (!isOutage(error)) return void circuits.delete(name);
    const { outages = 0, countedUpTo = 0 } = circuits.get(name) ?? {};
    // Calls that were under way together fail together, maybe for one moment's reason: they count once.
    if (call > countedUpTo) circuits.set(name, { outages: outages + 1, countedUpTo: begun, error, openUntil: now() + OPEN_MS });
  }

  return {
    /** The failure to answer with in place of a call; undefined where the call is to be made. */
    refusalOf(name: string): SourceError | undefined {
      const circuit = circuits.get(name);
      if (!circuit || circuit.outages < OUTAGES_IN_A_ROW) return undefined;
      if (now() < circuit.openUntil) return circuit.error;
      circuit.openUntil = now() + OPEN_MS;
      return undefined;
    },

    /** Makes a call and learns from what comes of it. */
    async watch<T>(name: string, call: () => Promise<T>): Promise<T> {
      const number = ++begun;
      try {
        const answer = await call();
        circuits.delete(name);
        return answer;
      } catch (error) {
        note(name, error, number);
        throw error;
      }
    },
  };
}

function isOutage({ code, status = 0 }: SourceError): boolean {
  return code === "UPSTREAM_UNREACHABLE" || code === "UPSTREAM_TIMEOUT" || (code === "UPSTREAM_STATUS" && status >= 500);
}
