interface Tally {
  total: number;
  byPath: Record<string, number>;
  /** Requests that were disconnected by their clients before the end. */
  aborted: number;
  pending: number;
  /** The largest number of requests that were pending at the same time. */
  mostPending: number;
}

/** Counters of the requests to an upstream since the last reset. */
export interface Stats {
  /** Counts a request. Returns a function to call at its end. */
  count(path: string): (end: { isAborted: boolean }) => void;
  read(): Tally;
  clear(): void;
}

/** Creates counters that start at zero. */
export function createStats(): Stats {
  let tally = createTally();
  return {
    count(path) {
      // Keeps the current tally, so that a request from before a reset is not counted after it.
      const current = tally;
      current.total += 1;
      current.byPath[path] = (current.byPath[path] ?? 0) + 1;
      current.pending += 1;
      current.mostPending = Math.max(current.mostPending, current.pending);
      return ({ isAborted }) => {
        current.pending -= 1;
        if (isAborted) current.aborted += 1;
      };
    },
    read: () => tally,
    clear() {
      tally = createTally();
    },
  };
}

function createTally(): Tally {
  // Without a prototype, since callers choose the keys.
  return { total: 0, byPath: Object.create(null) as Record<string, number>, aborted: 0, pending: 0, mostPending: 0 };
}
