// Preloaded into a process under test: sets its clock ahead by the number of milliseconds in a file.
import { readFileSync, watchFile } from "node:fs";

const file = process.env.BENCH_CLOCK;
const RealDate = Date;
let ahead = 0;
if (file) {
  const now = () => RealDate.now() + ahead;
  globalThis.Date = class extends RealDate {
    static now = now;
    // Next replaces Date by a copy of its own properties.
    static UTC = RealDate.UTC;
    static parse = RealDate.parse;
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now()]));
    }
  };
  watchFile(file, { interval: 100, persistent: false }, () => (ahead = Number(readFileSync(file, "utf8")) || ahead));
}
