import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** Variables by name. Not Node's own type, in which Next declares that NODE_ENV is always set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The same for what asks for Node's type. */
export function toProcessEnv(env: Environment): NodeJS.ProcessEnv {
  return env as NodeJS.ProcessEnv;
}

const upstreams = [
  { name: "content", variable: "PRISMIC_ENDPOINT" },
  { name: "kiosks", variable: "KIOSKS_API_URL" },
  { name: "places", variable: "GOOGLE_PLACES_API_KEY" },
  { name: "jobs", variable: "JOBS_API_URL" },
];

/** What all processes are started with: `inherited`, then `.env`, then what they need to agree on. */
export function readEnvironment(root: string, inherited: Environment): Environment {
  const env = { ...readDotEnv(root), ...inherited };
  return { ...env, ...(isEmbedded("content", env) && publishing(env)) };
}

/**
 * The site alone gets a NODE_ENV: Next tells its two ways of running apart by it, while the BFF and the stand-ins leave it to
 * the user.
 */
export function siteEnvironment(mode: "production" | "development", env: Environment): Environment {
  return { NEXT_TELEMETRY_DISABLED: "1", ...env, NODE_ENV: mode };
}

/** Names of the upstreams that are not configured, so that their stand-ins serve. */
export function embeddedUpstreams(env: Environment): string[] {
  return upstreams.filter(({ variable }) => !isSet(env[variable])).map(({ name }) => name);
}

/** The canonical origin of the site, without a slash at its end. */
export function siteUrl(env: Environment): string {
  return isSet(env.SITE_URL) ? env.SITE_URL.replace(/\/$/, "") : `http://localhost:${isSet(env.PORT) ? env.PORT : 3000}`;
}

/** A line such as `PORT=` in `.env` leaves the variable unset. */
export function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== "";
}

function readDotEnv(root: string): Environment {
  const file = path.join(root, ".env");
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

function isEmbedded(name: string, env: Environment): boolean {
  return embeddedUpstreams(env).includes(name);
}

/** Lets the embedded content repository tell the site about a publish, as Prismic's webhook does. */
function publishing(env: Environment): Environment {
  return {
    PUBLISH_WEBHOOK_URL: isSet(env.PUBLISH_WEBHOOK_URL) ? env.PUBLISH_WEBHOOK_URL : `${siteUrl(env)}/revalidate`,
    PRISMIC_WEBHOOK_SECRET: isSet(env.PRISMIC_WEBHOOK_SECRET) ? env.PRISMIC_WEBHOOK_SECRET : randomBytes(24).toString("hex"),
  };
}
