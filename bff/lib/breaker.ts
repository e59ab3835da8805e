import { SourceError } from "./errors";

/** This many consecutive outages open a circuit. */
const OUTAGES_IN_A_ROW = 5;
/** Milliseconds for which an open circuit refuses all calls; then it lets one through. */
const OPEN_MS = 2000;

interface Circuit {
  /** Outages since the last success. */
  outages: number;
  /** The number of the latest call that had started when the last outage was counted. */
  countedUpTo: number;
  error: SourceError;
  openUntil: number;
}

export type Breaker = ReturnType<typeof createBreaker>;

/**
 * Creates a circuit breaker with one circuit for each thing that can fail by itself. After five consecutive outages a circuit refuses calls
 * for two seconds, so that no request waits for a source that is down. Then it lets one call through and refuses the others for two seconds
 * more, unless that call succeeds. An outage is a missing connection, a timeout or a 5xx; any other response shows that the source is up.
 */
export function createBreaker({ now = Date.now }: { now?: () => number } = {}) {
  const circuits = new Map<string, Circuit>();
  const names = new Set<string>();
  let begun = 0;
  const isOpen = (circuit: Circuit | undefined): circuit is Circuit => circuit !== undefined && circuit.outages >= OUTAGES_IN_A_ROW;

  function note(name: string, error: unknown, call: number): void {
    // A visitor who leaves and our own queue say nothing about the source.
    if (!(error instanceof SourceError) || error.code === "UPSTREAM_BUSY") return;
    if (!isOutage(error)) return void circuits.delete(name);
    const { outages = 0, countedUpTo = 0 } = circuits.get(name) ?? {};
    // Calls that were under way at the same time often fail for the same reason: they count once.
    if (call > countedUpTo) circuits.set(name, { outages: outages + 1, countedUpTo: begun, error, openUntil: now() + OPEN_MS });
  }

  return {
    /** Returns the failure with which to refuse a call; undefined when the call may be made. */
    refusalOf(name: string): SourceError | undefined {
      const circuit = circuits.get(name);
      if (!isOpen(circuit)) return undefined;
      if (now() < circuit.openUntil) return circuit.error;
      circuit.openUntil = now() + OPEN_MS;
      return undefined;
    },

    /** Returns every circuit that was used; an open one counts as open until a call succeeds. */
    circuits: () => [...names].map((name) => ({ name, isOpen: isOpen(circuits.get(name)) })),

    /** Makes a call and counts its outcome. */
    async watch<T>(name: string, call: () => Promise<T>): Promise<T> {
      const number = ++begun;
      names.add(name);
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
