import { hash } from "node:crypto";
import { connectShared, releaseOf, type Shared } from "../../redis/shared";
import type { SiteConfig } from "../config";
import { buildIdOf } from "../nextInternals/build";

interface Options {
  config: SiteConfig;
  buildFolder: string;
  /** The file that this process runs. */
  program: string;
}

/** Connects to what the site's processes share by Redis: pages, those of the same release. Returns undefined without Redis. */
export function connectSharedPages({ config, buildFolder, program }: Options): Shared | undefined {
  if (!config.redisUrl) return undefined;
  // What the bytes of a page depend on besides its data: Next's build, this program, and the configuration that pages contain.
  const shown = { ...config, host: "", port: 0, bffUrls: [], proxyHops: 0, simulator: false, redisUrl: "", cdn: config.cdn?.cdn };
  const release = hash("sha256", JSON.stringify([buildIdOf(buildFolder), releaseOf(program), shown]), "base64url").slice(0, 16);
  return connectShared({ url: config.redisUrl, release: `site-${release}`, log });
}

const log = {
  info: (details: object, message: string) => console.log(JSON.stringify({ ...details, message })),
  warn: (details: object, message: string) => console.warn(JSON.stringify({ ...details, message })),
};
