import { z } from "zod";
import { isPublic } from "#shared/config/isPublic.ts";
import { type Environment, hops, httpUrl, httpUrls, parseEnv, port, shutdownSeconds } from "#shared/config/parseEnv.ts";
import { type CdnConfig, missingCdnVariables, pageCdn, purgeAddresses, purgeToken, purgeZone, toCdnConfig } from "#shared/edge/config.ts";
import { toTel } from "./ui/toTel";

const SHARE = "must be a share of visits, from 0 to 1";

const schema = z.object({
  HOST: z.string().default("127.0.0.1"),
  BFF_HOST: z.string().default("127.0.0.1"),
  PORT: port(3000),
  BFF_PORT: port(4000),
  SITE_URL: httpUrl().optional(),
  BFF_URL: httpUrls().optional(),
  PAGE_DEADLINE_MS: z.coerce
    .number()
    .int("must be a whole number of milliseconds")
    .min(100, "must be a whole number of milliseconds, from 100")
    .default(3000),
  LOCAL_PHONE: z.string().trim().refine(toTel, "must be a telephone number, like 614-555-0124").optional(),
  PRISMIC_ENDPOINT: httpUrl().optional(),
  SIMULATOR: z.enum(["0", "1"], "must be 0 or 1").optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, "must be the id of a Google Tag Manager container, like GTM-ABC1234")
    .optional(),
  GOOGLE_MAPS_API_KEY: z.string().trim().min(1).optional(),
  GOOGLE_MAPS_URL: httpUrl().optional(),
  MAP_STYLE_URL: httpUrl().optional(),
  MAP_TILES: z
    .string()
    .trim()
    .regex(
      /^https:\/\/[^/\s]+\/\S*$|^(?!\w+:\/\/).+\.pmtiles$/,
      "must be a file that ends with .pmtiles, or the absolute https address of one",
    )
    .optional(),
  METRICS_PORT: z.string().optional(),
  VITALS_SAMPLE: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(0.1),
  KEY_SERVICE_URL: httpUrl().optional(),
  GOOGLE_PLACES_API_KEY: z.string().trim().min(1).optional(),
  PAGE_CDN: pageCdn().optional(),
  PAGE_CDN_PURGE_URL: purgeAddresses().optional(),
  PAGE_CDN_ZONE: purgeZone().optional(),
  PAGE_CDN_TOKEN: purgeToken().optional(),
  PROXY_HOPS: hops(),
  SHUTDOWN_SECONDS: shutdownSeconds(),
});

/** The site's configuration. `siteUrl` and `bffUrls` are origins without a trailing slash. */
export interface SiteConfig {
  host: string;
  port: number;
  siteUrl: string;
  /** The BFFs, of which a process uses one at a time (bff/bffAddress.ts). */
  bffUrls: readonly string[];
  /** Time limit in ms for all BFF queries of a page together, including the proxy's. */
  pageDeadlineMs: number;
  /** The number that call buttons dial and that replaces `{phone}` in texts; null: the content's number. */
  localPhone: string | null;
  /**
   * The number on error pages until content has been loaded; null: no number. It is the local phone, or the embedded content's number if
   * the site is not public.
   */
  emergencyPhone: string | null;
  /** Whether the site serves the slice simulator, which renders the slices in its address for anyone. */
  simulator: boolean;
  /** Container id of the tag manager, which is loaded after the visitor consents; null: it is never loaded. */
  gtmId: string | null;
  /** The share of visits that report how long they waited, from 0 to 1: 0 without METRICS_PORT. */
  vitalsSample: number;
  /** URL of the service that makes keys with a design, for the link on a design's page; null: no link. */
  keyServiceUrl: string | null;
  /** The CDN that keeps pages and answers, and how to purge it; null: none may keep them. */
  cdn: CdnConfig | null;
  /** Number of proxies in front of the site, by which a visitor's address is found in `x-forwarded-for`. */
  proxyHops: number;
  /** Milliseconds that requests under way may take once the process receives a signal to stop. */
  shutdownMs: number;
  map: MapConfig;
}

/** The map's provider. */
export interface MapConfig {
  /** Google Maps key for browsers; null: the map is drawn by MapLibre. */
  googleKey: string | null;
  /** Origin of Google's script. */
  googleUrl: string;
  /** URL of a MapLibre style; null: the embedded style. */
  styleUrl: string | null;
  /** URL of a file of street map tiles (PMTiles), absolute or a path of the site; null: the map has no streets. */
  tilesUrl: string | null;
  /** The file that the site serves at that path; null if it serves none. */
  tilesFile: string | null;
  /** Whether ratings and predictions are Google's: its terms forbid them beside another map. Only the BFF has the key. */
  isPlacesGoogles: boolean;
}

/** The invented number in the embedded content's app bar. */
export const EMBEDDED_PHONE = "614-555-0124";

/** Parses the site's environment variables; throws a ConfigError that lists every invalid one. */
export function parseSiteConfig(env: Environment): SiteConfig {
  const vars = parseEnv(schema, env, missingCdnVariables);
  return {
    host: vars.HOST,
    port: vars.PORT,
    siteUrl: withoutSlash(vars.SITE_URL ?? `http://localhost:${vars.PORT}`),
    bffUrls: (vars.BFF_URL ?? [`http://${reachable(vars.BFF_HOST)}:${vars.BFF_PORT}`]).map(withoutSlash),
    pageDeadlineMs: vars.PAGE_DEADLINE_MS,
    localPhone: vars.LOCAL_PHONE ?? null,
    emergencyPhone: vars.LOCAL_PHONE ?? (vars.PRISMIC_ENDPOINT || isPublic(vars.SITE_URL) ? null : EMBEDDED_PHONE),
    simulator: vars.SIMULATOR ? vars.SIMULATOR === "1" : env.NODE_ENV !== "production" && !isPublic(vars.SITE_URL),
    gtmId: vars.GTM_ID ?? null,
    vitalsSample: vars.METRICS_PORT ? vars.VITALS_SAMPLE : 0,
    keyServiceUrl: vars.KEY_SERVICE_URL ?? null,
    cdn: toCdnConfig(vars),
    proxyHops: vars.PROXY_HOPS,
    shutdownMs: 1000 * vars.SHUTDOWN_SECONDS,
    map: {
      googleKey: vars.GOOGLE_MAPS_API_KEY ?? null,
      googleUrl: withoutSlash(vars.GOOGLE_MAPS_URL ?? "https://maps.googleapis.com"),
      styleUrl: vars.MAP_STYLE_URL ?? null,
      ...toTiles(vars.MAP_TILES),
      isPlacesGoogles: vars.GOOGLE_PLACES_API_KEY !== undefined,
    },
  };
}

/** Path of the file of map tiles. It is the same for every file, so that no part of a URL becomes the path of a file. */
export const MAP_TILES_PATH = "/map-tiles/map.pmtiles";

function toTiles(place: string | undefined): Pick<MapConfig, "tilesUrl" | "tilesFile"> {
  if (!place) return { tilesUrl: null, tilesFile: null };
  return place.startsWith("https:") ? { tilesUrl: place, tilesFile: null } : { tilesUrl: MAP_TILES_PATH, tilesFile: place };
}

let parsed: SiteConfig | undefined;

/** Returns the configuration of this process, parsed on first use. */
export function siteConfig(): SiteConfig {
  return (parsed ??= parseSiteConfig(process.env));
}

/** Returns the host to connect to for a host that a server binds to: "all interfaces" becomes the loopback address. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
