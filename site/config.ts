import { z } from "zod";
import { isPublic } from "../config/isPublic";
import { type Environment, httpUrl, parseEnv, port } from "../config/parseEnv";
import { toTel } from "./ui/toTel";

const schema = z.object({
  HOST: z.string().default("127.0.0.1"),
  BFF_HOST: z.string().default("127.0.0.1"),
  PORT: port(3000),
  BFF_PORT: port(4000),
  SITE_URL: httpUrl().optional(),
  BFF_URL: httpUrl().optional(),
  PAGE_DEADLINE_MS: z.coerce
    .number()
    .int("must be a whole number of milliseconds")
    .min(100, "must be a whole number of milliseconds, from 100")
    .default(3000),
  LOCAL_PHONE: z.string().trim().refine(toTel, "must be a telephone number, like 614-555-0124").optional(),
  PRISMIC_ENDPOINT: httpUrl().optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, "must be the id of a Google Tag Manager container, like GTM-ABC1234")
    .optional(),
  GOOGLE_MAPS_API_KEY: z.string().trim().min(1).optional(),
  GOOGLE_MAPS_URL: httpUrl().optional(),
  MAP_STYLE_URL: httpUrl().optional(),
  KEY_SERVICE_URL: httpUrl().optional(),
  GOOGLE_PLACES_API_KEY: z.string().trim().min(1).optional(),
});

/** What the site runs with. `siteUrl` and `bffUrl` are origins without a trailing slash. */
export interface SiteConfig {
  host: string;
  port: number;
  siteUrl: string;
  bffUrl: string;
  /** For so long a page may wait for all its questions to the BFF together, those of the proxy among them. */
  pageDeadlineMs: number;
  /** The number that the call buttons dial, and what `{phone}` in texts stands for; null: the content's own. */
  localPhone: string | null;
  /**
   * The number to call on error pages for as long as content has not told one; null: such pages have none. It is the local phone, or
   * the embedded content's own where that is shown on this machine alone.
   */
  emergencyPhone: string | null;
  /** Container of the tag manager, which a browser loads once its visitor agrees; null: nothing is ever loaded. */
  gtmId: string | null;
  /** Where a key with a design is made, as the design's own page links to it; null: no link to it. */
  keyServiceUrl: string | null;
  map: MapConfig;
}

/** Whose map is shown, and beside what. */
export interface MapConfig {
  /** Key that browsers show to Google; null: the map is our own. */
  googleKey: string | null;
  /** Origin of Google's script. */
  googleUrl: string;
  /** A style for MapLibre instead of the embedded one. */
  styleUrl: string | null;
  /** Whether ratings and predictions are Google's, which may stand beside no other map. The key itself is the BFF's. */
  isPlacesGoogles: boolean;
}

/** What the app bar of the embedded content tells to call: invented, like all that it holds. */
export const EMBEDDED_PHONE = "614-555-0124";

/** Reads the site's part of the environment; throws a ConfigError with every fault. */
export function parseSiteConfig(env: Environment): SiteConfig {
  const vars = parseEnv(schema, env);
  return {
    host: vars.HOST,
    port: vars.PORT,
    siteUrl: withoutSlash(vars.SITE_URL ?? `http://localhost:${vars.PORT}`),
    bffUrl: withoutSlash(vars.BFF_URL ?? `http://${reachable(vars.BFF_HOST)}:${vars.BFF_PORT}`),
    pageDeadlineMs: vars.PAGE_DEADLINE_MS,
    localPhone: vars.LOCAL_PHONE ?? null,
    emergencyPhone: vars.LOCAL_PHONE ?? (vars.PRISMIC_ENDPOINT || isPublic(vars.SITE_URL) ? null : EMBEDDED_PHONE),
    gtmId: vars.GTM_ID ?? null,
    keyServiceUrl: vars.KEY_SERVICE_URL ?? null,
    map: {
      googleKey: vars.GOOGLE_MAPS_API_KEY ?? null,
      googleUrl: withoutSlash(vars.GOOGLE_MAPS_URL ?? "https://maps.googleapis.com"),
      styleUrl: vars.MAP_STYLE_URL ?? null,
      isPlacesGoogles: vars.GOOGLE_PLACES_API_KEY !== undefined,
    },
  };
}

let parsed: SiteConfig | undefined;

/** The configuration of this process, parsed on first use. */
export function siteConfig(): SiteConfig {
  return (parsed ??= parseSiteConfig(process.env));
}

/** A host that processes bind to, as others connect to it: an address that means "all of them" is none to connect to. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
