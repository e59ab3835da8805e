// Preloaded into a process under test: on SIGWINCH it collects garbage and writes its resident memory, in bytes, to a file.
import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const folder = process.env.FUZZ_PROBE;
if (folder) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("SIGWINCH", () => {
    collect();
    const file = `${folder}/${process.pid}`;
    writeFileSync(`${file}.new`, String(process.memoryUsage.rss()));
    renameSync(`${file}.new`, file);
  });
}
