// Preloaded into a process under test: on SIGWINCH it collects garbage and writes what it holds to a file.
import { readdirSync, renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const folder = process.env.BENCH_PROBE;
let listenerWarnings = 0;
if (folder) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("warning", ({ name }) => (listenerWarnings += name === "MaxListenersExceededWarning" ? 1 : 0));
  process.on("SIGWINCH", () => {
    collect();
    const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
    const resources = process.getActiveResourcesInfo();
    const processListeners = process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0);
    const held = {
      heapMb: (heapUsed + external) / 1e6,
      buffersMb: arrayBuffers / 1e6,
      residentMb: rss / 1e6,
      descriptors: readdirSync("/proc/self/fd").length,
      timers: resources.filter((kind) => kind === "Timeout" || kind === "Immediate").length,
      sockets: resources.filter((kind) => kind.includes("TCP")).length,
      processListeners,
      listenerWarnings,
    };
    const file = `${folder}/${process.pid}.json`;
    writeFileSync(`${file}.new`, JSON.stringify(held));
    renameSync(`${file}.new`, file);
  });
}
