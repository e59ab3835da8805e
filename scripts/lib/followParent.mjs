/**
 * Preloaded into every process that the launcher starts: ends it when its parent is gone, however that came about.
 * Signals alone cannot promise this, since a parent that is killed with SIGKILL has no time to pass anything on.
 */
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, "SIGTERM");
  // Longer than the launcher, which follows its parent too, takes to stop everything.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), 10_000).unref();
}, 500);
timer.unref();
