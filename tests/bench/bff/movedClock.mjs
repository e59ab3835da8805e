// Preloaded into a BFF under test: its clock is ahead by the milliseconds that stand in a file.
import { readFileSync, watchFile } from "node:fs";

const file = process.env.BENCH_CLOCK;
const now = Date.now.bind(Date);
let ahead = 0;
if (file) {
  Date.now = () => now() + ahead;
  watchFile(file, { interval: 100, persistent: false }, () => (ahead = Number(readFileSync(file, "utf8")) || ahead));
}
