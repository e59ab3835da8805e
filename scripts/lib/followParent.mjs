/**
 * Preloaded into every process that the launcher starts: ends the process when its parent is gone. Signals alone do not
 * ensure this, since a parent that is killed with SIGKILL cannot stop its children.
 */
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, "SIGTERM");
  // Longer than the launcher, which is preloaded with this module too, needs to stop its processes.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), 10_000).unref();
}, 500);
timer.unref();
