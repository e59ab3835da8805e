// Preloaded into a BFF under test: sets its clock ahead by the number of milliseconds in a file.
import { readFileSync, watchFile } from "node:fs";

const file = process.env.BENCH_CLOCK;
const now = Date.now.bind(Date);
let ahead = 0;
if (file) {
  Date.now = () => now() + ahead;
  watchFile(file, { interval: 100, persistent: false }, () => (ahead = Number(readFileSync(file, "utf8")) || ahead));
}
