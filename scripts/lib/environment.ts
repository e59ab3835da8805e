import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { isPublic } from "#shared/config/isPublic.ts";

/** Environment variables by name. Not NodeJS.ProcessEnv, in which Next declares NODE_ENV as always set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Converts to Node's type, for APIs that require it. */
export function toProcessEnv(env: Environment): NodeJS.ProcessEnv {
  return env as NodeJS.ProcessEnv;
}

const upstreams = [
  { name: "content", variable: "PRISMIC_ENDPOINT" },
  { name: "kiosks", variable: "KIOSKS_API_URL" },
  { name: "places", variable: "GOOGLE_PLACES_API_KEY" },
  { name: "jobs", variable: "JOBS_API_URL" },
];

/** Returns the environment of all processes: `inherited`, completed by `.env`, then by the defaults that processes have to share. */
export function readEnvironment(root: string, inherited: Environment): Environment {
  const env = { ...readDotEnv(root), ...inherited };
  return { ...env, ...(isEmbedded("content", env) && publishing(env)) };
}

/**
 * Returns the site's environment, with the NODE_ENV by which Next distinguishes production from development. For BFF and stand-ins it stays
 * as the user set it, except that `npm run dev` sets it for the BFF, which then shows the causes of errors. Whether the site serves the
 * slice simulator follows from what the user set, too.
 */
export function siteEnvironment(mode: "production" | "development", env: Environment): Environment {
  const isForDevelopers = env.NODE_ENV !== "production" && !isPublic(env.SITE_URL);
  const simulator = isSet(env.SIMULATOR) ? env.SIMULATOR : isForDevelopers ? "1" : "0";
  return { NEXT_TELEMETRY_DISABLED: "1", ...env, SIMULATOR: simulator, NODE_ENV: mode };
}

/** Returns the names of the upstreams that are not configured and are therefore served by stand-ins. */
export function embeddedUpstreams(env: Environment): string[] {
  return upstreams.filter(({ variable }) => !isSet(env[variable])).map(({ name }) => name);
}

/** Returns the canonical origin of the site, without trailing slash. */
export function siteUrl(env: Environment): string {
  return isSet(env.SITE_URL) ? env.SITE_URL.replace(/\/$/, "") : `http://localhost:${isSet(env.PORT) ? env.PORT : 3000}`;
}

/** Whether a variable has a value. A line such as `PORT=` in `.env` counts as unset. */
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

/** Returns the variables by which the embedded content repository calls the site's webhook on a publish, as Prismic does. */
function publishing(env: Environment): Environment {
  return {
    PUBLISH_WEBHOOK_URL: isSet(env.PUBLISH_WEBHOOK_URL) ? env.PUBLISH_WEBHOOK_URL : `${siteUrl(env)}/revalidate`,
    PRISMIC_WEBHOOK_SECRET: isSet(env.PRISMIC_WEBHOOK_SECRET) ? env.PRISMIC_WEBHOOK_SECRET : randomBytes(24).toString("hex"),
  };
}
