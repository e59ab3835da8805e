import { parseBffConfig } from "#bff/config.ts";
import { parseSiteConfig } from "#site/config.ts";
import { parseUpstreamsConfig } from "#upstreams/config.ts";
import { root } from "./commands";
import { collectFaults } from "./configFaults";
import { embeddedUpstreams, type Environment, readEnvironment, siteUrl, toProcessEnv } from "./environment";
import { LaunchFailure } from "./launchFailure";
import { findPortFaults, readPorts } from "./ports";

/** Returns the environment of the processes. Throws a LaunchFailure if the configuration has faults or a port is taken. */
export async function prepare(args: string[]): Promise<Environment> {
  const env = readEnvironment(root, process.env);
  refuse("The configuration has faults:", findConfigFaults(env, args));
  refuse("The ports are not free:", await findPortFaults(readPorts(env)));
  return env;
}

/** Returns the line with the site's address and the names of the embedded upstreams. */
export function readyLine(env: Environment): string {
  const embedded = embeddedUpstreams(env);
  return `Keyway is ready at ${siteUrl(env)}${embedded.length > 0 ? ` (embedded: ${embedded.join(", ")})` : ""}`;
}

function findConfigFaults(env: Environment, args: string[]): string[] {
  const parsers: (() => unknown)[] = [() => parseSiteConfig(toProcessEnv(env)), () => parseBffConfig(toProcessEnv(env))];
  if (embeddedUpstreams(env).length > 0) parsers.push(() => parseUpstreamsConfig(env, args));
  return collectFaults(parsers);
}

function refuse(title: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new LaunchFailure([title, ...faults.map((fault) => `  ${fault}`)].join("\n"));
}
