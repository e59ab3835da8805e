import { type Command, compiled, typescript, watchedTypescript } from "./commands";
import { type Environment, siteEnvironment } from "./environment";
import { type Port, readPorts } from "./ports";

/**
 * V8 would let the space for new objects grow to 48 MB, and old ones pile up to a multiple of what is in use before it collects them: it
 * goes by the largest heap that it is allowed. The caches take some 200 MB at most; kept answers, uploads and the network lie outside of
 * the heap (docs/decisions/033).
 */
const BFF_MEMORY = ["--max-semi-space-size=4", "--max-old-space-size=512"];

/** One of the processes that make up Keyway. */
export interface Service {
  /** Stands before each line of its output. */
  name: string;
  command: Command;
  /** Answers 200 once the service is ready. */
  healthUrl: string;
}

/** The processes to start: in production as they were compiled, in development such that they follow the files that are edited. */
export function describeServices(mode: "production" | "development", env: Environment, args: string[]): Service[] {
  const isDevelopment = mode === "development";
  const siteEnv = siteEnvironment(mode, env);
  const commands: Record<Port["variable"], Omit<Service, "healthUrl">> = {
    UPSTREAMS_PORT: { name: "upstreams", command: typescript("upstreams/main.ts", args, env) },
    BFF_PORT: {
      name: "bff",
      command: isDevelopment ? watchedTypescript("bff/main.ts", "bff/**/*.graphql", env) : compiled("bff", BFF_MEMORY, env),
    },
    PORT: {
      name: "site",
      command: isDevelopment ? typescript("site/server.ts", ["--dev"], siteEnv) : compiled("site", [], siteEnv),
    },
  };
  return readPorts(env).map(({ variable, number, host }) => ({
    ...commands[variable],
    healthUrl: `http://${reachable(host)}:${number}/health`,
  }));
}

/** An address at which a process that listens on `host` answers from this machine. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
