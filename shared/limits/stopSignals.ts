/** What service managers, closed terminals and process watchers (nodemon) send to stop a process. Node itself would end at once. */
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGUSR2"] as const;
/** What a shell reports of a program that Ctrl+C has ended. */
const EXIT_CODE_OF_SIGINT = 130;

/**
 * Calls `stop` at the first signal to stop, so that requests under way can finish. Further signals change nothing, since a service manager
 * may repeat them; only a second SIGINT, the second Ctrl+C of a developer, ends the process at once.
 */
export function onStopSignal(stop: () => void): void {
  let isStopping = false;
  let interrupts = 0;
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (signal === "SIGINT" && ++interrupts > 1) process.exit(EXIT_CODE_OF_SIGINT);
      if (isStopping) return;
      isStopping = true;
      stop();
    });
}
