/** Keeps a core busy until the process that started it, whose id it is given, is gone or stops it. */
const parent = Number(process.argv[2]);
const sliceMs = 50;

while (process.ppid === parent) {
  const end = performance.now() + sliceMs;
  while (performance.now() < end);
}
