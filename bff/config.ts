import { z } from "zod";
import { isPublic } from "#shared/config/isPublic.ts";
import { LOOPBACK, type Network, networks } from "#shared/config/networks.ts";
import { type Environment, hops, httpUrl, parseEnv, port, portNumber, redisUrl, shutdownSeconds } from "#shared/config/parseEnv.ts";
import { pageCdn } from "#shared/edge/config.ts";
import type { BudgetFigures } from "./guards/budgets/budgets";

// Paths are appended to it, each with its own leading slash.
const baseUrl = () => httpUrl().transform((url) => url.replace(/\/+$/, ""));

const AMOUNT = "must be a whole number, 0 for no limit";
const amount = (usual: number) => z.coerce.number(AMOUNT).int(AMOUNT).min(0, AMOUNT).default(usual);

/** A shorter token could be guessed, since attempts are not limited. */
const SAFE_TOKEN_CHARS = 24;

const schema = z.object({
  BFF_HOST: z.string().default("127.0.0.1"),
  PORT: port(3000),
  BFF_PORT: port(4000),
  UPSTREAMS_PORT: port(4100),
  SITE_URL: httpUrl().optional(),
  ALLOW_EMBEDDED: z.enum(["0", "1"], "must be 0 or 1").default("0"),
  PRISMIC_ENDPOINT: baseUrl().optional(),
  PRISMIC_ACCESS_TOKEN: z.string().optional(),
  PRISMIC_WEBHOOK_SECRET: z.string().optional(),
  PRISMIC_CATALOG_TOKEN: z.string().min(SAFE_TOKEN_CHARS, `must have ${SAFE_TOKEN_CHARS} characters at least`).optional(),
  PRISMIC_404_ID: z.string().default("Zerr404en"),
  KIOSKS_API_URL: baseUrl().optional(),
  KEY_DESIGN_IMAGES_URL: httpUrl()
    .transform((url) => url.replace(/\/*$/, "/"))
    .optional(),
  GOOGLE_PLACES_API_KEY: z.string().optional(),
  GOOGLE_PLACES_URL: baseUrl().optional(),
  JOBS_API_URL: baseUrl().optional(),
  PROXY_HOPS: hops(),
  TRUSTED_PROXIES: networks().default(LOOPBACK),
  VISITOR_POINTS_PER_MINUTE: amount(600_000),
  VISITOR_CALLS_PER_MINUTE: amount(300),
  PLACES_CALLS_PER_VISITOR_PER_DAY: amount(1000),
  PLACES_CALLS_PER_DAY: amount(20_000),
  SANDBOX: z.enum(["0", "1"], "must be 0 or 1").optional(),
  METRICS_PORT: portNumber().optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl().optional(),
  ALLOW_ANY_OPERATION: z.enum(["0", "1"], "must be 0 or 1").optional(),
  REDIS_URL: redisUrl().optional(),
  PAGE_CDN: pageCdn().optional(),
  SHUTDOWN_SECONDS: shutdownSeconds(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

/** Upstreams that a stand-in replaces while their variable is not set. */
const UPSTREAMS = { content: "PRISMIC_ENDPOINT", kiosks: "KIOSKS_API_URL", places: "GOOGLE_PLACES_API_KEY", jobs: "JOBS_API_URL" } as const;

/** The paths of the stand-ins. */
const MOUNTS: Record<keyof typeof UPSTREAMS, string> = { content: "content", kiosks: "backend", places: "places", jobs: "jobs" };

/** The BFF's configuration; `embedded` lists the upstreams that have no address of their own. */
export interface BffConfig {
  host: string;
  port: number;
  logLevel: string;
  /** The origin at which visitors find the site. */
  siteOrigin: string;
  /** Whether GraphiQL is served at the graph's address, and introspection is on. */
  sandbox: boolean;
  /** Whether answers contain what Google bills for them. */
  showsCost: boolean;
  /** Whether errors in answers carry the message and stack of their cause. */
  showsErrors: boolean;
  /** In development, the stand-ins whose faults the panel on each page switches; undefined elsewhere, where there is no panel. */
  panel?: { standIns: readonly StandIn[] };
  /** Whether operations other than the site's own are executed. */
  anyOperation: boolean;
  content: {
    endpoint: string;
    accessToken?: string;
    imagesUrl: string;
    filesUrl?: string;
    stockUrl?: string;
    webhookSecret?: string;
    notFoundPageId: string;
  };
  /** The token with which the content repository reads the catalog of kiosks; without it, there is no catalog. */
  catalogToken?: string;
  kiosks: { baseUrl: string; designImagesUrl: string };
  places: { baseUrl: string; apiKey: string };
  jobs: { baseUrl: string };
  /** The number of proxies in front of the site that append to `x-forwarded-for`. */
  proxyHops: number;
  /** Host and port of the metrics for Prometheus; undefined when they are off. */
  metrics?: { host: string; port: number };
  /** Base address of the OTLP receiver for traces; undefined when they are off. */
  tracesUrl?: string;
  /** Peers whose `x-forwarded-for` is trusted: the site, and proxies between it and the BFF. */
  trustedProxies: readonly Network[];
  budgets: BudgetFigures;
  /** Address of the Redis that processes share; undefined when this process is alone. */
  redisUrl?: string;
  /** Whether a CDN in front of the site keeps answers to GET. */
  isBehindCdn: boolean;
  /** Milliseconds that requests under way may take once the process is told to stop. */
  shutdownMs: number;
  embedded: string[];
}

/** The stand-in of an upstream. */
export interface StandIn {
  /** Name of the source that calls it. */
  source: string;
  url: string;
}

/** Reads the BFF's part of the environment; throws a ConfigError with every error. */
export function parseBffConfig(env: Environment): BffConfig {
  const vars = parseEnv(schema, env, (parsed) => [...refuseEmbeddedInPublic(parsed), ...refuseAddressWithoutKey(parsed)]);
  const isDevelopment = env.NODE_ENV !== "production" && !isPublic(vars.SITE_URL);
  // Set by `npm run dev` alone; a BFF that is built runs without it.
  const isLaunchedForDevelopment = env.NODE_ENV === "development" && isDevelopment;
  const embedded = (Object.keys(UPSTREAMS) as (keyof typeof UPSTREAMS)[]).filter((name) => !vars[UPSTREAMS[name]]);
  const sandbox = vars.SANDBOX ? vars.SANDBOX === "1" : isDevelopment;
  const upstreams = `http://127.0.0.1:${vars.UPSTREAMS_PORT}`;
  const kiosksUrl = vars.KIOSKS_API_URL ?? `${upstreams}/backend`;
  return {
    host: vars.BFF_HOST,
    port: vars.BFF_PORT,
    logLevel: vars.LOG_LEVEL,
    siteOrigin: new URL(vars.SITE_URL ?? `http://localhost:${vars.PORT}`).origin,
    sandbox,
    showsCost: isDevelopment,
    showsErrors: isLaunchedForDevelopment,
    panel: isLaunchedForDevelopment
      ? { standIns: embedded.map((source) => ({ source, url: `${upstreams}/${MOUNTS[source]}` })) }
      : undefined,
    anyOperation: vars.ALLOW_ANY_OPERATION ? vars.ALLOW_ANY_OPERATION === "1" : sandbox,
    content: {
      endpoint: vars.PRISMIC_ENDPOINT ?? `${upstreams}/content/api/v2`,
      accessToken: vars.PRISMIC_ACCESS_TOKEN,
      webhookSecret: vars.PRISMIC_WEBHOOK_SECRET,
      notFoundPageId: vars.PRISMIC_404_ID,
      imagesUrl: vars.PRISMIC_ENDPOINT ? "https://images.prismic.io/" : `${upstreams}/content/images/`,
      filesUrl: toFilesUrl(vars.PRISMIC_ENDPOINT),
      stockUrl: vars.PRISMIC_ENDPOINT ? "https://images.unsplash.com/" : undefined,
    },
    catalogToken: vars.PRISMIC_CATALOG_TOKEN,
    kiosks: { baseUrl: kiosksUrl, designImagesUrl: vars.KEY_DESIGN_IMAGES_URL ?? `${kiosksUrl}/designs/` },
    places: vars.GOOGLE_PLACES_API_KEY
      ? { baseUrl: vars.GOOGLE_PLACES_URL ?? "https://places.googleapis.com", apiKey: vars.GOOGLE_PLACES_API_KEY }
      : { baseUrl: `${upstreams}/places`, apiKey: "embedded" },
    jobs: { baseUrl: vars.JOBS_API_URL ?? `${upstreams}/jobs` },
    proxyHops: vars.PROXY_HOPS,
    metrics: vars.METRICS_PORT === undefined ? undefined : { host: vars.METRICS_HOST, port: vars.METRICS_PORT },
    tracesUrl: vars.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustedProxies: vars.TRUSTED_PROXIES,
    budgets: {
      visitorPointsPerMinute: vars.VISITOR_POINTS_PER_MINUTE,
      visitorCallsPerMinute: vars.VISITOR_CALLS_PER_MINUTE,
      placesCallsPerVisitorPerDay: vars.PLACES_CALLS_PER_VISITOR_PER_DAY,
      placesCallsPerDay: vars.PLACES_CALLS_PER_DAY,
    },
    redisUrl: vars.REDIS_URL,
    isBehindCdn: vars.PAGE_CDN !== undefined,
    shutdownMs: 1000 * vars.SHUTDOWN_SECONDS,
    embedded,
  };
}

/** Returns what is probably wrong with a configuration that works. */
export function findWarnings({ siteOrigin, proxyHops }: Pick<BffConfig, "siteOrigin" | "proxyHops">): string[] {
  const isBehindProxy = siteOrigin.startsWith("https:");
  return isBehindProxy && proxyHops === 0
    ? ["PROXY_HOPS is 0, but a proxy must be in front of the site, since SITE_URL is https: all visitors share the budgets of one"]
    : [];
}

// A visitor who is locked out must never be shown an invented kiosk or phone number.
function refuseEmbeddedInPublic(env: Environment): string[] {
  const { SITE_URL, ALLOW_EMBEDDED } = env;
  if (!isPublic(SITE_URL) || ALLOW_EMBEDDED === "1") return [];
  return Object.values(UPSTREAMS)
    .filter((variable) => !env[variable])
    .map((variable) => `${variable}: must be set where SITE_URL is public, or set ALLOW_EMBEDDED=1 to serve invented data`);
}

/** Where a repository of Prismic's keeps files that its image host does not scale; undefined for a repository elsewhere. */
function toFilesUrl(endpoint: string | undefined): string | undefined {
  const [, name] = /^https:\/\/([\w-]+)(?:\.cdn)?\.prismic\.io\//.exec(endpoint ?? "") ?? [];
  return name && `https://${name}.cdn.prismic.io/`;
}

function refuseAddressWithoutKey({ GOOGLE_PLACES_URL, GOOGLE_PLACES_API_KEY }: Environment): string[] {
  return GOOGLE_PLACES_URL && !GOOGLE_PLACES_API_KEY ? ["GOOGLE_PLACES_URL: needs GOOGLE_PLACES_API_KEY beside it"] : [];
}
