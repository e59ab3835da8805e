import { CDN_LIFETIME } from "../config/lifetimes";
import type { Cdn } from "./config";

/** Lifetime of a response at its server, in milliseconds. */
interface Lifetime {
  freshMs: number;
  /** How long it may be sent after that while a newer one is made; 0 if it is true only at its time. */
  staleMs: number;
}

/**
 * Returns the `cache-control` of a response that is the same for all visitors. Varnish, Fastly and Cloudflare all read `s-maxage`; of
 * `Surrogate-Control` and `CDN-Cache-Control`, each is unknown to one of them. `max-age=0` is for browsers, which no purge reaches.
 */
export function edgeCacheControl({ freshMs, staleMs }: Lifetime): string {
  const stale = Math.floor(Math.min(CDN_LIFETIME.maxStaleMs, staleMs) / 1000);
  return [
    "public, max-age=0",
    `s-maxage=${Math.floor(freshMs / 1000)}`,
    ...(stale > 0 ? [`stale-while-revalidate=${stale}`] : []),
    `stale-if-error=${CDN_LIFETIME.staleIfErrorMs / 1000}`,
  ].join(", ");
}

const KEY_HEADERS: Record<Cdn, { name: string; separator: string }> = {
  varnish: { name: "xkey", separator: " " },
  fastly: { name: "surrogate-key", separator: " " },
  cloudflare: { name: "cache-tag", separator: "," },
};

/** Returns the name of the header in which a CDN expects the keys of a response. */
export function keyHeaderOf(cdn: Cdn): string {
  return KEY_HEADERS[cdn].name;
}

/** Returns that header with its value. */
export function keyHeader(cdn: Cdn, keys: readonly string[]): Record<string, string> {
  const { name, separator } = KEY_HEADERS[cdn];
  return { [name]: keys.join(separator) };
}
