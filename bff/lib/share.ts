interface Flight<T> {
  promise: Promise<T>;
  waiters: number;
  controller: AbortController;
}

/**
 * Creates a function that lets identical concurrent calls share one. A caller whose signal aborts is rejected without affecting the others;
 * when the last caller has left, the shared call itself is aborted.
 */
export function createShare() {
  const flights = new Map<string, Flight<unknown>>();

  return async function share<T>(key: string, load: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const flight = (flights.get(key) as Flight<T> | undefined) ?? start(key, load);
    flight.waiters++;
    try {
      return await (signal ? orAborted(flight.promise, signal) : flight.promise);
    } finally {
      flight.waiters--;
      if (flight.waiters === 0) {
        // After the call has settled this has no effect; before, the call is being aborted and a new caller must not join it.
        if (flights.get(key) === flight) flights.delete(key);
        flight.controller.abort();
      }
    }
  };

  function start<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight = { promise: load(controller.signal), waiters: 0, controller };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.promise.then(land, land);
    return flight;
  }
}

/** Returns the promise, or rejects with the signal's reason when that aborts first. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const waiters = waitersOf(signal);
    waiters.add(reject);
    promise.then(resolve, reject).finally(() => waiters.delete(reject));
  });
}

type Leave = (reason: unknown) => void;

const waitersBySignal = new WeakMap<AbortSignal, Set<Leave>>();

/**
 * All waits under a signal share one listener: a signal compares each new listener with all others, and one request may have thousands of
 * waits.
 */
function waitersOf(signal: AbortSignal): Set<Leave> {
  const existing = waitersBySignal.get(signal);
  if (existing) return existing;
  const waiters = new Set<Leave>();
  waitersBySignal.set(signal, waiters);
  signal.addEventListener("abort", () => waiters.forEach((leave) => leave(signal.reason)), { once: true });
  return waiters;
}
