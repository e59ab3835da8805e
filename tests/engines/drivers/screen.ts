import { spawnGroup } from "#scripts/lib/processGroup.ts";

/** A virtual screen. */
export interface Screen {
  /** The variables by which programs find it, and draw in software. */
  env: Record<string, string | undefined>;
  stop(): Promise<void>;
}

/** Starts Xvfb, which chooses its number itself and prints it. */
export async function startScreen(): Promise<Screen> {
  const args = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const lines: string[] = [];
  let onNumber = (_number: string) => {};
  const number = new Promise<string>((resolve) => (onNumber = resolve));
  const screen = spawnGroup({ file: "Xvfb", args, env: process.env }, (line, stream) => {
    lines.push(line);
    if (stream === "stdout") onNumber(line);
  });
  const failure = screen.exited.then(({ reason }) => `Xvfb ${reason}: ${lines.join("\n")}`);
  const first = await Promise.race([number.then((display) => ({ display })), failure.then((message) => ({ message }))]);
  if ("message" in first) throw new Error(first.message);
  const stop = async () => {
    screen.kill();
    await screen.exited;
  };
  // Firefox has no WebGL in its headless mode, and on a screen only with this variable.
  return { env: { ...process.env, DISPLAY: `:${first.display}`, LIBGL_ALWAYS_SOFTWARE: "1" }, stop };
}
