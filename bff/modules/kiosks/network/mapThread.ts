import { Worker } from "node:worker_threads";
import { SourceError } from "#bff/lib/errors.ts";
import { KIOSKS } from "#bff/sources/kiosks/client.ts";
import type { MapView, ShowMap, Shown } from "./mapView";
import type { Points } from "./points";
import type { TileBox } from "./tiles";

/** A request to the thread; its response has the same number. */
export interface ViewRequest {
  id: number;
  tiles: TileBox;
  shown: Shown;
}

export type ViewResponse = { id: number; view: MapView } | { id: number; error: unknown };

/** The map of a network in a thread of its own. */
export interface MapThread {
  show: ShowMap<Promise<MapView>>;
  /** Ends the thread, but not before all requests that may still use it are over. */
  close(): void;
}

/** The pause after a crash, so that a thread that cannot work does not take a core. */
const PAUSE_MS = 5000;
/** Longer than the deadline of any request. */
const CLOSING_MS = 10_000;

/**
 * Creates the thread of a network's map. It starts with the first view, and again after a crash, which fails the views under way and those
 * of the pause after it.
 */
export function createMapThread(points: Points, onCrash: (error: unknown) => void): MapThread {
  const waiting = new Map<number, { resolve(view: MapView): void; reject(error: unknown): void }>();
  let worker: Worker | undefined;
  let isClosed = false;
  let mayStartAt = 0;
  let lastId = 0;

  const end = (ended: Worker, error: unknown) => {
    if (worker !== ended) return;
    worker = undefined;
    mayStartAt = performance.now() + PAUSE_MS;
    for (const { reject } of waiting.values()) reject(unavailable(error));
    waiting.clear();
    if (!isClosed) onCrash(error);
  };
  const start = (): Worker => {
    // The options that this process was started with do not apply to its threads.
    const started = new Worker(new URL("./startWorker.mjs", import.meta.url), { workerData: points, execArgv: [] });
    started.on("message", (response: ViewResponse) => {
      const view = waiting.get(response.id);
      waiting.delete(response.id);
      if ("view" in response) view?.resolve(response.view);
      else view?.reject(response.error);
    });
    started.on("error", (error) => end(started, error));
    started.on("exit", (code) => end(started, new Error(`The thread of the map has ended with ${code}`)));
    // The thread does not keep the process alive. A listener for messages would undo this if it were added later.
    started.unref();
    return started;
  };

  return {
    show: (tiles, shown) =>
      new Promise((resolve, reject) => {
        if (!worker && (isClosed || performance.now() < mayStartAt)) return reject(unavailable());
        worker ??= start();
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, tiles, shown } satisfies ViewRequest, []);
      }),
    close() {
      setTimeout(() => {
        isClosed = true;
        void worker?.terminate();
      }, CLOSING_MS).unref();
    },
  };
}

function unavailable(cause?: unknown): SourceError {
  return new SourceError("The thread of the map is not running", { source: KIOSKS, code: "UPSTREAM_UNREACHABLE", cause });
}
