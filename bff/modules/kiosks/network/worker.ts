import { parentPort, workerData } from "node:worker_threads";
import type { ViewRequest, ViewResponse } from "./mapThread";
import { createMap } from "./mapView";
import type { Points } from "./points";

// Runs in the thread that mapThread.ts starts.

const port = parentPort!;
const show = createMap(workerData as Points);

port.on("message", ({ id, tiles, shown }: ViewRequest) => {
  const respond = (response: ViewResponse) => port.postMessage(response, []);
  try {
    respond({ id, view: show(tiles, shown) });
  } catch (error) {
    respond({ id, error });
  }
});
