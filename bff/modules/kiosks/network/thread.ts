import { Worker } from "node:worker_threads";
import { createNetworkParser } from "../../../sources/kiosks/parsePoints";
import type { ServiceSet } from "../../../sources/kiosks/serviceSet";
import { buildNetworkData, type NetworkData } from "./buildNetwork";
import { buildClusterData, type ClusterData } from "./clusterData";
import type { PointTree } from "./pointTree";

/** The task of a thread. A thread does one task, posts its result and ends, so that nothing in it can hang or grow. */
export type Task = { kind: "network" } | { kind: "clusters"; points: Pick<PointTree, "tree" | "services">; wanted: ServiceSet };

/** A message of a thread: it has taken a chunk, or the result of its task. */
export type Answer = { taken: true } | { done: unknown };

/** Tasks below these sizes take less time than starting a thread. */
const SMALL = { bytes: 256 * 1024, kiosks: 2000 };
/** Maximum number of chunks on their way to a thread: the sender waits, so that they do not pile up. */
const MAX_PENDING = 32;

/** Creates a receiver of a network, which arrives in chunks, and builds its index: in a thread, unless the network is small. */
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

    /** Returns the network that was built of all chunks. */
    async end(): Promise<NetworkData> {
      if (thread) return thread.end();
      const parser = createNetworkParser();
      for (const piece of kept) parser.add(piece);
      return buildNetworkData(parser.end());
    },

    /** Ends the thread when its result is no longer needed. */
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
  // The options that this process was started with do not apply to its threads.
  const worker = new Worker(new URL("./startWorker.mjs", import.meta.url), { workerData: task, execArgv: [] });
  // The thread does not keep the process alive.
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
  // `send` and `result` report a failure; before they are used, it must not end the process as an unhandled rejection.
  stopped.catch(() => {});

  return {
    async send(piece) {
      // A copy, since the chunk's memory may be shared.
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
