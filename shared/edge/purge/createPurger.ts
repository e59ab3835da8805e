import type { CdnConfig } from "../config";
import { createCloudflare } from "./cloudflare";
import { createFastly } from "./fastly";
import type { Purger } from "./purger";
import { createVarnish } from "./varnish";

/** Creates the purger of the configured CDN. */
export function createPurger(config: CdnConfig): Purger {
  if (config.cdn === "varnish") return createVarnish(config);
  return config.cdn === "fastly" ? createFastly(config) : createCloudflare(config);
}
