import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { orExit } from "../config/orExit";
import { onStopSignal } from "../limits/stopSignals";
import { parseBffConfig } from "./config";
import { createLog } from "./lib/log";
import { createGroupMetrics } from "./observe/groupMetrics";
import { createMetricsServer } from "./observe/metricsServer";
import { keepWorkers } from "./workers";

/* Starts the BFF: in this process, or as several workers that share its port (BFF_WORKERS, docs/decisions/056). */

const config = orExit(() => parseBffConfig(process.env));
const configured = config.workers === "auto" ? availableParallelism() : config.workers;
// The panel of development shows what one process has done.
const count = config.panel ? 1 : configured;
// Loaded late: the process that starts workers needs nothing of what they run.
if (cluster.isWorker || count === 1) await import("./runServer");
else startWorkers();

function startWorkers(): void {
  const log = createLog(config.logLevel);
  // A worker that cannot be sent a signal is about to end, or has ended.
  const fork = () => cluster.fork().on("error", (error) => log.warn({ err: error }, "a worker cannot be reached"));
  const workers = keepWorkers({ count, fork, log });
  void workers.over.then((code) => process.exit(code));
  onStopSignal(workers.stop);
  if (!config.metrics) return;
  const { port, host } = config.metrics;
  createMetricsServer(createGroupMetrics())
    .on("error", (error) => {
      console.error(`The metrics cannot be served on port ${port} (METRICS_PORT): ${error.message}`);
      process.exit(1);
    })
    .listen(port, host);
}
