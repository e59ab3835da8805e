import type { Environment } from "#scripts/lib/environment.ts";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import { isolated } from "../lib/environment";

/** Seconds that `npm start` takes, in total and by phase. */
export interface StartTimes {
  total: number;
  install: number;
  make: number;
  start: number;
}

// Longer than the launcher needs to stop everything.
const graceMs = 15_000;
const deadlineMs = 900_000;

/** Runs `npm start` in a folder until it is ready, and then stops it. */
export async function npmStart(processes: Processes, env: Environment, folder: string): Promise<StartTimes> {
  const command = { file: "npm", args: ["start"], env: { ...withoutNpm(env), ...(await isolated()) }, cwd: folder };
  const lines: string[] = [];
  const watch = createStopwatch();
  let times: StartTimes | undefined;
  const group = processes.spawn(command, (line) => {
    lines.push(line);
    times ??= watch.read(line);
    if (times) void group.stop(graceMs);
  });
  const timer = setTimeout(() => group.kill(), deadlineMs);
  const { reason } = await group.exited;
  clearTimeout(timer);
  if (!times) throw new LaunchFailure(`${lines.join("\n")}\n\`npm start\` ${reason} before it was ready.`);
  return times;
}

function createStopwatch() {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  /** End of the last step before the start of the processes. */
  let finishedAt = 0;
  let make = 0;
  return {
    /** Processes a line of the launcher. Returns the times if it is the line that reports ready. */
    read(line: string): StartTimes | undefined {
      const step = /^(?:Generating|Building).* ([\d.]+) s$/.exec(line);
      if (step) {
        make += Number(step[1]);
        finishedAt = seconds();
      }
      if (!line.startsWith("Keyway is ready at")) return undefined;
      const total = seconds();
      // The time before the first step is the installation, and the start of npm and Node.
      return { total, install: Math.max(0, finishedAt - make), make, start: total - finishedAt };
    },
  };
}

// Removes the variables that npm set for this process: a user's shell does not have them.
function withoutNpm(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$)/.test(name)));
}
