interface ConcurrencyOptions {
  /** Maximum number of concurrent calls. */
  atOnce: number;
  /** Maximum number of waiting calls. */
  waiting: number;
}

/** Thrown for a call when the queue is full. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

/**
 * Creates a function that limits how many calls are under way at once; the others wait in a queue, first come first served. A call whose
 * signal aborts while it waits is rejected with the signal's reason and never made (p-limit would keep it queued). When the queue is full,
 * a call is rejected with QueueFull.
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

  /** Starts the next waiting call directly, so that a later call cannot overtake it. */
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
