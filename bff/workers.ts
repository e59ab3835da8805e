import type { Log } from "./lib/log";

/** What is needed of a worker of `node:cluster`. */
export interface Worker {
  id: number;
  on(event: "listening", listener: () => void): unknown;
  on(event: "exit", listener: (code: number, signal: string) => void): unknown;
  process: { kill(signal: "SIGTERM"): unknown };
}

interface Options {
  count: number;
  fork(): Worker;
  log: Log;
  /** Milliseconds before the first replacement of a worker that has ended. */
  pauseMs?: number;
}

interface Workers {
  /** Lets all workers finish what they have. */
  stop(): void;
  /** Resolves with the exit code of the process once no worker runs any more. */
  over: Promise<number>;
}

const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** After so long without the end of a worker, the next one is again replaced after the shortest pause. */
const STEADY_MS = 60_000;

/**
 * Keeps a number of workers running. One that ends is replaced, after a pause that doubles each time, so that workers which cannot run do
 * not occupy the machine. If one ends before any has begun to listen, as with a port that is taken, the others are stopped and `over`
 * resolves with 1.
 */
export function keepWorkers({ count, fork, log, pauseMs = PAUSE_MS }: Options): Workers {
  const running = new Set<Worker>();
  let isListening = false;
  let isStopping = false;
  let exitCode = 0;
  let pause = pauseMs;
  let lastEndAt = performance.now();
  let end: (code: number) => void;
  const over = new Promise<number>((resolve) => (end = resolve));

  const stop = () => {
    isStopping = true;
    // Not a message: a worker that has only just been started would miss it.
    for (const worker of running) worker.process.kill("SIGTERM");
    if (running.size === 0) end(exitCode);
  };

  const start = () => {
    if (isStopping) return;
    const worker = fork();
    running.add(worker);
    worker.on("listening", () => (isListening = true));
    worker.on("exit", (code, signal) => {
      running.delete(worker);
      if (isStopping) return running.size === 0 ? end(exitCode) : undefined;
      if (!isListening) {
        exitCode = 1;
        return stop();
      }
      replace(worker, signal ?? `code ${code}`);
    });
  };

  const replace = ({ id }: Worker, reason: string) => {
    const now = performance.now();
    if (now - lastEndAt > STEADY_MS) pause = pauseMs;
    lastEndAt = now;
    log.error({ worker: id, reason, restartMs: pause }, "a worker has ended; another one replaces it");
    setTimeout(start, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };

  for (let number = 0; number < count; number++) start();
  return { stop, over };
}
