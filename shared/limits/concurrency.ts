interface ConcurrencyOptions {
  /** Maximum number of concurrent calls. One visitor may make half of them, rounded up. */
  atOnce: number;
  /** Maximum number of waiting calls. */
  waiting: number;
}

/** Thrown for a call when the queue is full. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

/** The calls of one visitor, or those that are made for no single visitor. */
interface Lane {
  underWay: number;
  waiting: Set<WaitingCall>;
}

interface WaitingCall {
  start(): void;
  refuse(reason: unknown): void;
}

/**
 * Creates a function that limits how many calls are under way at once; the others wait. Visitors' calls are started in turn, so that one
 * visitor's many calls do not delay another's few; calls without a visitor, for what all visitors share, have a turn of their own. When the
 * queue is full, one waiting call is rejected with QueueFull: the newest without a visitor if these have more than half of the queue, or
 * else the newest of the visitor with the most. A call whose signal aborts while it waits is rejected with the signal's reason and never
 * made (p-limit would keep it queued).
 */
export function createConcurrencyLimit({ atOnce, waiting }: ConcurrencyOptions) {
  const mostOfVisitor = Math.ceil(atOnce / 2);
  /** By visitor, in the order of their turns. A lane without calls is removed. */
  const lanes = new Map<string | undefined, Lane>();
  let underWay = 0;
  let waitingNow = 0;

  const laneOf = (visitor: string | undefined): Lane => {
    const lane = lanes.get(visitor) ?? { underWay: 0, waiting: new Set() };
    lanes.set(visitor, lane);
    return lane;
  };
  const drop = (lane: Lane, call: WaitingCall) => {
    if (lane.waiting.delete(call)) waitingNow--;
  };
  const removeIfIdle = (visitor: string | undefined, lane: Lane) => {
    if (lane.underWay === 0 && lane.waiting.size === 0) lanes.delete(visitor);
  };

  /** Starts calls while there is room: of the lanes in turn, the first of each. */
  const startWaiting = (): void => {
    if (underWay >= atOnce) return;
    for (const [visitor, lane] of lanes) {
      const [next] = lane.waiting;
      if (!next || (visitor !== undefined && lane.underWay >= mostOfVisitor)) continue;
      drop(lane, next);
      lane.underWay++;
      underWay++;
      // To the end of the turns.
      lanes.delete(visitor);
      lanes.set(visitor, lane);
      next.start();
      return startWaiting();
    }
  };

  /** Returns the lane that loses a call of a queue that is too long. Anyone can fill the shared one, since it has no budget. */
  const longestLane = (): Lane => {
    const shared = lanes.get(undefined);
    if (shared && shared.waiting.size > waiting / 2) return shared;
    const ofVisitors = [...lanes.values()].filter((lane) => lane !== shared);
    return ofVisitors.reduce((longest, lane) => (lane.waiting.size >= longest.waiting.size ? lane : longest));
  };
  const refuseOne = () => [...longestLane().waiting].at(-1)!.refuse(new QueueFull(`${waiting} calls wait already`));

  const enter = (signal: AbortSignal, visitor: string | undefined) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const lane = laneOf(visitor);
      const leave = () => call.refuse(signal.reason);
      const call: WaitingCall = {
        start() {
          signal.removeEventListener("abort", leave);
          resolve();
        },
        refuse(reason) {
          signal.removeEventListener("abort", leave);
          drop(lane, call);
          removeIfIdle(visitor, lane);
          reject(reason);
        },
      };
      lane.waiting.add(call);
      waitingNow++;
      signal.addEventListener("abort", leave, { once: true });
      startWaiting();
      if (waitingNow > waiting) refuseOne();
    });

  const exit = (visitor: string | undefined) => {
    const lane = lanes.get(visitor)!;
    lane.underWay--;
    underWay--;
    removeIfIdle(visitor, lane);
    startWaiting();
  };

  /** Makes a call in its turn; `visitor` is the address of the visitor for whom it is made, if there is one. */
  return async function inTurn<T>(call: () => Promise<T>, signal: AbortSignal, visitor?: string): Promise<T> {
    await enter(signal, visitor);
    try {
      return await call();
    } finally {
      exit(visitor);
    }
  };
}
