import { z } from "zod";
import { httpUrls } from "../config/parseEnv";

export type Cdn = "varnish" | "fastly" | "cloudflare";

/** The variable that says which CDN keeps pages and answers. */
export const pageCdn = () => z.enum(["varnish", "fastly", "cloudflare"], "must be varnish, fastly or cloudflare");

/** The variables of purges. */
export const purgeAddresses = () => httpUrls();
/** Id of Fastly's service or Cloudflare's zone: it becomes a part of a path. */
export const purgeZone = () => z.string().regex(/^\w{1,64}$/, "must be the id of a Fastly service or a Cloudflare zone");
/** A token that may purge: it becomes a header. */
export const purgeToken = () => z.string().regex(/^[\x21-\x7e]{1,512}$/, "must be a token without spaces");

/** The CDN in front of the site, and how to purge it. */
export type CdnConfig =
  | { cdn: "varnish"; addresses: readonly string[] }
  | { cdn: "fastly" | "cloudflare"; address: string; zone: string; token: string };

const APIS = { fastly: "https://api.fastly.com", cloudflare: "https://api.cloudflare.com/client/v4" } as const;

interface Variables {
  PAGE_CDN?: Cdn;
  PAGE_CDN_PURGE_URL?: readonly string[];
  PAGE_CDN_ZONE?: string;
  PAGE_CDN_TOKEN?: string;
}

/** Returns the configured CDN; null without one. `missingCdnVariables` has found no fault. */
export function toCdnConfig({ PAGE_CDN: cdn, PAGE_CDN_PURGE_URL: urls = [], PAGE_CDN_ZONE, PAGE_CDN_TOKEN }: Variables): CdnConfig | null {
  if (!cdn) return null;
  const addresses = urls.map((url) => url.replace(/\/+$/, ""));
  if (cdn === "varnish") return { cdn, addresses };
  return { cdn, address: addresses[0] ?? APIS[cdn], zone: PAGE_CDN_ZONE ?? "", token: PAGE_CDN_TOKEN ?? "" };
}

/** Returns a fault for each variable that purges need and that is missing. */
export function missingCdnVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  const cdn = env.PAGE_CDN;
  if (!cdn) return [];
  const needed = cdn === "varnish" ? ["PAGE_CDN_PURGE_URL"] : ["PAGE_CDN_ZONE", "PAGE_CDN_TOKEN"];
  return needed
    .filter((name) => !env[name])
    .map((name) => `${name}: must be set where PAGE_CDN is ${cdn}, or no publish could end old pages`);
}
