import { LaunchFailure } from "./launchFailure";
import { createProcesses, type Processes } from "./processes";

// One Ctrl-C sends up to three signals: from the terminal, from npm and from bootstrap.mjs.
const sameSignalMs = 1000;

/**
 * Runs `work` until it ends or the user stops it, then stops every process that it started and exits: with the code that `work`
 * returned, with 1 if it threw, or with `codeWhenStopped`.
 */
export async function runLauncher(work: (processes: Processes) => Promise<number>, { codeWhenStopped = 0 } = {}): Promise<never> {
  const processes = createProcesses();
  const stopped = onStopSignal(() => {
    processes.killAll();
    process.exit(codeWhenStopped);
  });
  const outcome = await Promise.race([
    stopped.then(() => ({ code: codeWhenStopped })),
    // Reported only if the work ended before a stop signal: failures caused by the stop need no message.
    work(processes).then(
      (code) => ({ code }),
      (error: unknown) => ({ error }),
    ),
  ]);
  const code = "error" in outcome ? report(outcome.error) : outcome.code;
  await processes.stopAll();
  await Promise.all([flush(process.stdout), flush(process.stderr)]);
  process.exit(code);
}

/** Resolves on the first stop signal. Calls `onSecond` if the user sends another one. */
function onStopSignal(onSecond: () => void): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    const onSignal = () => {
      firstAt ??= Date.now();
      if (Date.now() - firstAt > sameSignalMs) onSecond();
      resolve();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  });
}

/** Waits until a stream has written everything: `process.exit` would drop the data that a pipe has not accepted yet. */
async function flush(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.writableLength > 0) await new Promise((resolve) => stream.write("", resolve));
}

function report(error: unknown): number {
  console.error(error instanceof LaunchFailure ? error.message : error);
  return 1;
}
