import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { SecondLevel } from "../../keeper/keeper";
import { connectShared, releaseOf } from "../../redis/shared";
import type { SiteConfig } from "../config";

interface Options {
  config: SiteConfig;
  buildFolder: string;
  /** The file that this process runs. */
  program: string;
}

/** Returns the pages that the site's processes of the same release share by Redis; undefined without Redis. */
export function connectSharedPages({ config, buildFolder, program }: Options): SecondLevel | undefined {
  if (!config.redisUrl) return undefined;
  // What the bytes of a page depend on besides its data: Next's build, this program, and the configuration that pages contain.
  const shown = { ...config, host: "", port: 0, bffUrls: [], redisUrl: "", cdn: config.cdn?.cdn };
  const buildId = readFileSync(path.join(buildFolder, "BUILD_ID"), "utf8").trim();
  const release = hash("sha256", JSON.stringify([buildId, releaseOf(program), shown]), "base64url").slice(0, 16);
  return connectShared({ url: config.redisUrl, release: `site-${release}`, log }).responses;
}

const log = {
  info: (details: object, message: string) => console.log(JSON.stringify({ ...details, message })),
  warn: (details: object, message: string) => console.warn(JSON.stringify({ ...details, message })),
};
