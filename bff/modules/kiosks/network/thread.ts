import { Worker } from "node:worker_threads";
import { createNetworkParser } from "../../../sources/kiosks/parsePoints";
import type { ServiceSet } from "../../../sources/kiosks/serviceSet";
import { buildNetworkData, type NetworkData } from "./buildNetwork";
import { buildClusterData, type ClusterData } from "./clusterData";
import type { PointTree } from "./pointTree";

/** What a thread is started for. It does one thing, answers and ends: nothing of it can get stuck or grow. */
export type Task = { kind: "network" } | { kind: "clusters"; points: Pick<PointTree, "tree" | "services">; wanted: ServiceSet };

/** What a thread answers: that it has taken a piece, or what it was started for. */
export type Answer = { taken: true } | { done: unknown };

/** Less work than this takes less time than the start of a thread. */
const SMALL = { bytes: 256 * 1024, kiosks: 2000 };
/** Pieces on their way to a thread: the sender waits for them, so that they do not pile up. */
const MAX_PENDING = 32;

/** Takes a network piece by piece and builds what answers questions about it: in a thread, unless it is small. */
export function createNetworkReceiver(signal: AbortSignal) {
  let kept: Uint8Array[] = [];
  let size = 0;
  let thread: Thread<NetworkData> | undefined;
  return {
    async add(chunk: Uint8Array): Promise<void> {
      size += chunk.byteLength;
      if (!thread && size <= SMALL.bytes) return void kept.push(chunk);
      thread ??= startThread<NetworkData>({ kind: "network" }, signal);
      for (const piece of [...kept, chunk]) await thread.send(piece);
      kept = [];
    },

    /** What was built of all the pieces. */
    async end(): Promise<NetworkData> {
      if (thread) return thread.end();
      const parser = createNetworkParser();
      for (const piece of kept) parser.add(piece);
      return buildNetworkData(parser.end());
    },

    /** Ends the work whose result is no longer needed. */
    cancel: () => thread?.cancel(),
  };
}

/** Clusters the kiosks that offer some services: in a thread, unless they are few. */
export async function clusterInThread({ tree, services }: PointTree, wanted: ServiceSet, count: number): Promise<ClusterData> {
  const points = { tree, services };
  if (count <= SMALL.kiosks) return buildClusterData(points, wanted);
  return startThread<ClusterData>({ kind: "clusters", points, wanted }).end();
}

interface Thread<Result> {
  send(piece: Uint8Array): Promise<void>;
  end(): Promise<Result>;
  cancel(): void;
}

function startThread<Result>(task: Task, signal?: AbortSignal): Thread<Result> {
  // Nothing that this process was started with is for its threads.
  const worker = new Worker(new URL("./startWorker.mjs", import.meta.url), { workerData: task, execArgv: [] });
  // It never keeps the process.
  worker.unref();
  let pending = 0;
  let onTaken = () => {};
  const result = new Promise<Result>((resolve, reject) => {
    const leave = () => reject(signal!.reason);
    signal?.addEventListener("abort", leave, { once: true });
    worker.on("message", (answer: Answer) => {
      if ("done" in answer) return resolve(answer.done as Result);
      pending--;
      onTaken();
    });
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`A thread of the network ended with ${code} before it had answered`)));
  });
  const stopped = result.finally(() => void worker.terminate());
  // `send` and `result` report a failure; before they are used, it must not end the process as an unhandled one.
  stopped.catch(() => {});

  return {
    async send(piece) {
      // A copy, since what a piece lies in may be shared with others.
      const own = piece.slice();
      worker.postMessage(own, [own.buffer]);
      pending++;
      if (pending >= MAX_PENDING) await Promise.race([stopped, new Promise<void>((resolve) => (onTaken = resolve))]);
    },
    end() {
      worker.postMessage(null, []);
      return stopped;
    },
    cancel: () => void worker.terminate(),
  };
}
