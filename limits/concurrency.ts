interface ConcurrencyOptions {
  /** Most calls under way at once. */
  atOnce: number;
  /** Most calls that wait for their turn. */
  waiting: number;
}

/** Thrown for a call that comes when as many wait as may. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

/**
 * Bounds how many calls are under way at once; the others wait, the first come first. One whose signal aborts while it waits
 * is rejected with the signal's reason and never made (p-limit would keep it queued). One too many is rejected with QueueFull.
 */
export function createConcurrencyLimit({ atOnce, waiting }: ConcurrencyOptions) {
  let underWay = 0;
  const queue = new Set<() => void>();

  const enter = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (underWay < atOnce) {
        underWay++;
        return resolve();
      }
      if (queue.size >= waiting) return reject(new QueueFull(`${waiting} calls wait already`));
      const leave = () => {
        queue.delete(start);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      queue.add(start);
      signal.addEventListener("abort", leave, { once: true });
    });

  /** The next caller takes over the place, so that none that comes later gets it first. */
  const exit = () => {
    const [next] = queue;
    if (!next) return void underWay--;
    queue.delete(next);
    next();
  };

  return async function inTurn<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await enter(signal);
    try {
      return await call();
    } finally {
      exit();
    }
  };
}
