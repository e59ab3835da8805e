import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type Command, compiled, typescript } from "#scripts/lib/commands.ts";
import type { Environment } from "#scripts/lib/environment.ts";
import { freePort } from "#scripts/lib/freePort.ts";
import { spawnGroup } from "#scripts/lib/processGroup.ts";
import { createServerLog } from "./serverLogs";

/** A running process of Keyway. */
export interface RunningServer {
  url: string;
  pid: number;
  /** The file with its output. */
  log: string;
  stop(): Promise<void>;
  /** Sends a signal that ends the process to it alone, not to processes that it has started. Resolves once it is gone. */
  end(signal: EndSignal): Promise<void>;
}

type EndSignal = "SIGINT" | "SIGTERM" | "SIGHUP" | "SIGUSR2" | "SIGKILL";

/** The webhook secret, which the stand-in of the content repository sends on a publish. */
export const WEBHOOK_SECRET = "a secret of the tests";

type ServerName = "bff" | "site";

const SOURCES: Record<ServerName, string> = { bff: "bff/main.ts", site: "site/server.ts" };
const DEADLINE_MS = 60_000;
const GRACE_MS = 5000;

/** Tests that set a visitor's address act as a proxy in front of the site. */
const BEHIND_A_PROXY = { PROXY_HOPS: "1" };

/** Starts the BFF over the stand-ins at an address. */
export async function startBff({
  upstreamsUrl,
  port,
  env = {},
}: {
  upstreamsUrl: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<RunningServer> {
  const bffPort = port ?? (await freePort());
  return startServer("bff", bffPort, {
    BFF_PORT: String(bffPort),
    UPSTREAMS_PORT: new URL(upstreamsUrl).port,
    PRISMIC_WEBHOOK_SECRET: WEBHOOK_SECRET,
    LOG_LEVEL: "warn",
    ...BEHIND_A_PROXY,
    // All tests of a worker are one visitor, who would exceed this budget.
    VISITOR_POINTS_PER_MINUTE: "0",
    VISITOR_CALLS_PER_MINUTE: "0",
    PLACES_CALLS_PER_VISITOR_PER_DAY: "0",
    PLACES_CALLS_PER_DAY: "0",
    ...env,
  });
}

interface SiteOptions {
  bffUrl: string;
  port?: number;
  /** Module to preload with `node --import`. */
  preload?: string;
  env?: Record<string, string>;
}

/** Starts the built site in front of a BFF. */
export async function startSite({ bffUrl, port, preload, env = {} }: SiteOptions): Promise<RunningServer> {
  const sitePort = port ?? (await freePort());
  // Longer than in production, for busy machines. Tests of this deadline set their own.
  const built = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const own = { PORT: String(sitePort), BFF_URL: bffUrl, PAGE_DEADLINE_MS: "10000", SIMULATOR: "1", ...BEHIND_A_PROXY, ...built };
  return startServer("site", sitePort, { ...own, ...env }, preload);
}

async function startServer(name: ServerName, port: number, env: Environment, preload?: string): Promise<RunningServer> {
  const command = commandOf(name, { ...inherited(), HOST: "127.0.0.1", ...env });
  if (preload) command.args.unshift("--import", preload);
  const log = createServerLog(`${name}-${port}`);
  const group = spawnGroup(command, log.write);
  let isStopping = false;
  const death = group.exited.then(({ reason }) => {
    if (!isStopping) console.error(`The process "${name}" ${reason}. It said (${log.file}):\n${readFileSync(log.file, "utf8")}`);
    return reason;
  });

  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    isStopping = true;
    await group.stop(GRACE_MS);
  };
  const end = async (signal: EndSignal) => {
    isStopping = true;
    process.kill(group.pid!, signal);
    await group.exited;
  };
  const fault = await Promise.race([waitForHealth(url), death.then((reason) => `it ${reason}`)]);
  if (fault) {
    await stop();
    throw new Error(`The process "${name}" did not start: ${fault}`);
  }
  return { url, pid: group.pid!, log: log.file, stop, end };
}

/** Returns the command of a server: compiled, as for `npm start`, if stack.ts has compiled it; otherwise tsx with the sources. */
function commandOf(name: ServerName, env: Environment): Command {
  return process.env.COMPILED_SERVERS ? compiled(name, [], env) : typescript(SOURCES[name], [], env);
}

// The developer's settings must not reach the servers; NODE_ENV is set by Vitest.
function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}

async function waitForHealth(url: string): Promise<string | undefined> {
  for (const startedAt = Date.now(); Date.now() - startedAt < DEADLINE_MS; await delay(50)) {
    const isHealthy = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return undefined;
  }
  return `no answer of ${url}/health within ${DEADLINE_MS} ms`;
}
