import { parentPort, workerData } from "node:worker_threads";
import { createNetworkParser } from "../../../sources/kiosks/parsePoints";
import { buildNetworkData } from "./buildNetwork";
import { buildClusterData } from "./clusterData";
import type { Answer, Task } from "./thread";

// Runs in the thread that thread.ts starts.

const port = parentPort!;
const task = workerData as Task;
const parser = createNetworkParser();
const answer = (message: Answer) => port.postMessage(message);

port.on("message", (piece: Uint8Array | null) => {
  if (piece) {
    parser.add(piece);
    return answer({ taken: true });
  }
  answer({ done: task.kind === "network" ? buildNetworkData(parser.end()) : buildClusterData(task.points, task.wanted) });
});
