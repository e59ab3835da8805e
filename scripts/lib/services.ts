import { type Command, compiled, typescript, watchedTypescript } from "./commands";
import { type Environment, siteEnvironment } from "./environment";
import { type Port, readPorts } from "./ports";

/**
 * Limits of V8's heap. By default V8 lets the young generation grow to 48 MB and the old one to a multiple of the live objects before it
 * collects garbage, in proportion to the largest heap allowed. The caches take 200 MB at most; cached answers, uploads and the kiosk
 * network are outside the heap.
 */
const BFF_MEMORY = ["--max-semi-space-size=4", "--max-old-space-size=512"];

/** One of the processes that make up Keyway. */
export interface Service {
  /** Prefix of each line of its output. */
  name: string;
  command: Command;
  /** Answers 200 once the service is ready. */
  healthUrl: string;
  /** Whether it is restarted when it ends, while the others go on. */
  isRestarted?: boolean;
}

/** Returns the processes to start: compiled in production, from watched sources in development. */
export function describeServices(mode: "production" | "development", env: Environment, args: string[]): Service[] {
  const isDevelopment = mode === "development";
  const commands: Record<Port["variable"], Omit<Service, "healthUrl">> = {
    UPSTREAMS_PORT: {
      name: "upstreams",
      command: isDevelopment ? watchedTypescript("upstreams/main.ts", args, [], env) : typescript("upstreams/main.ts", args, env),
    },
    BFF_PORT: {
      name: "bff",
      command: isDevelopment
        ? watchedTypescript("bff/main.ts", [], ["bff/**/*.graphql"], { ...env, NODE_ENV: mode })
        : compiled("bff", BFF_MEMORY, env),
      // Without the BFF, the site serves its cached pages. In development the launch fails instead, so that the fault is noticed.
      isRestarted: !isDevelopment,
    },
    PORT: {
      name: "site",
      command: isDevelopment
        ? typescript("site/server.ts", ["--dev"], siteEnvironment(mode, env))
        : compiled("site", [], siteEnvironment(mode, env)),
    },
  };
  return readPorts(env).map(({ variable, number, host }) => ({
    ...commands[variable],
    healthUrl: `http://${reachable(host)}:${number}/health`,
  }));
}

/** Returns the address by which this machine reaches a process that listens on `host`. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
