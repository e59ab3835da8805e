/** Keeps a core busy until its parent process, whose id is its argument, is gone or stops it. */
const parent = Number(process.argv[2]);
const sliceMs = 50;

while (process.ppid === parent) {
  const end = performance.now() + sliceMs;
  while (performance.now() < end);
}
