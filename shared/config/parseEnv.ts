import { z } from "zod";
import { BAD_PORTS } from "./badPorts";

/** Environment variables by name. Not Node's type, in which Next declares NODE_ENV as always set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with all errors in the environment, each with its variable's name. */
export class ConfigError extends Error {
  override name = "ConfigError";

  constructor(readonly faults: string[]) {
    super(`The configuration does not work:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  }
}

/**
 * Parses environment variables by a schema; an empty value counts as not set. `check` returns errors about several variables. Throws a
 * ConfigError with all errors of both.
 */
export function parseEnv<T extends z.ZodType>(schema: T, env: Environment, check: (env: Environment) => string[] = () => []): z.output<T> {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = schema.safeParse(filled);
  const faults = (result.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  faults.push(...check(filled));
  if (!result.success || faults.length > 0) throw new ConfigError(faults);
  return result.data;
}

/** A TCP port from 1 to 65535 that browsers and fetch connect to. */
export const portNumber = () =>
  z.coerce
    .number("must be a port number")
    .int("must be a whole number")
    .min(1, "must be 1 at least")
    .max(65535, "must be 65535 at most")
    .refine((number) => !BAD_PORTS.has(number), {
      error: ({ input }) => `must not be ${input}, a port that browsers and fetch refuse to connect to; take one from 7000 to 9999`,
    });

/** A port with a default. */
export const port = (fallback: number) => portNumber().default(fallback);

const SECONDS = "must be a whole number of seconds, from 1 to 3600";

/** Seconds that requests under way may take once a process is told to stop. */
export const shutdownSeconds = () => z.coerce.number(SECONDS).int(SECONDS).min(1, SECONDS).max(3600, SECONDS).default(30);

const HOPS = "must be a whole number from 0 to 9";

/** Number of proxies in front of the site. */
export const hops = () => z.coerce.number(HOPS).int(HOPS).min(0, HOPS).max(9, HOPS).default(0);

/** The address of a Redis: `redis://` or, with TLS, `rediss://`. */
export const redisUrl = () => z.url({ protocol: /^rediss?$/, error: "must be an address such as redis://localhost:6379" });

/** One or more absolute http or https addresses, separated by commas. */
export const httpUrls = () =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(httpUrl()).min(1));

/** An absolute http or https address. */
export const httpUrl = () => z.url({ protocol: /^https?$/, error: "must be an absolute http or https address" });
