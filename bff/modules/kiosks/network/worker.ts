import { parentPort, workerData } from "node:worker_threads";
import type { Answer, Question } from "./mapThread";
import { createMap } from "./mapView";
import type { Points } from "./points";

// Runs in the thread that mapThread.ts starts.

const port = parentPort!;
const show = createMap(workerData as Points);

port.on("message", ({ id, tiles, wanted }: Question) => {
  const answer = (message: Answer) => port.postMessage(message, []);
  try {
    answer({ id, view: show(tiles, wanted) });
  } catch (error) {
    answer({ id, error });
  }
});
