import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { SharedFiles } from "../../redis/files";
import { STATIC_PATH } from "../nextInternals/staticPaths";
import { COMPRESSED_TYPES, READS_BROTLI } from "./staticFileHandler";

/** Scripts, styles and fonts of other builds than this process's: the one before, and the next one while it is deployed. */
export interface OtherBuilds {
  /**
   * Stores this build's files for the processes of other builds, and again every hour for as long as this process runs. Resolves after the
   * first attempt.
   */
  keep(): Promise<void>;
  /** Responds with a file of another build; calls `onMissing` if no process has stored it. */
  answer(request: IncomingMessage, response: ServerResponse, onMissing: () => void): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** A page that was opened with a build finds its files for a day after the last process of that build has ended. */
const KEEP_MS = 25 * HOUR_MS;
const RETRY_MS = 5_000;
/** Paths of a build's files. Others are not looked for, so that no visitor chooses a key of any length. */
const FILE = new RegExp(String.raw`^${STATIC_PATH}[\w~@-][\w./~@-]{0,150}\.(js|mjs|css|woff2)$`);
const TYPES: Record<string, string> = { ...COMPRESSED_TYPES, ".woff2": "font/woff2" };

const decompress = promisify(brotliDecompress);

/**
 * Creates the files of other builds, which processes share by Redis: scripts and styles, compressed by `compressStaticFiles`, and fonts.
 */
export function createOtherBuilds(files: SharedFiles, buildFolder: string): OtherBuilds {
  const keepOnce = async (): Promise<boolean> => {
    for (const file of listFiles(path.join(buildFolder, "static"))) {
      // A file is missing if the next build has already replaced this one.
      const content = await readFile(path.join(buildFolder, "static", file)).catch(() => undefined);
      const isKept = content && (await files.keep(STATIC_PATH + file.replace(/\.br$/, ""), content, KEEP_MS));
      if (isKept === false) return false;
    }
    return true;
  };
  const keep = async (): Promise<void> => {
    const isKept = await keepOnce();
    setTimeout(() => void keep(), isKept ? HOUR_MS : RETRY_MS).unref();
  };

  return {
    keep,
    async answer({ method, url = "", headers }, response, onMissing) {
      const name = url.split("?")[0]!;
      const found = FILE.test(name) && !name.includes("..") ? await files.find(name) : undefined;
      if (!found) return onMissing();
      const isCompressed = path.extname(name) in COMPRESSED_TYPES;
      const isSentCompressed = isCompressed && READS_BROTLI.test(String(headers["accept-encoding"]));
      const body = isCompressed && !isSentCompressed ? await decompress(found).catch(() => undefined) : found;
      if (!body) return onMissing();
      response.writeHead(200, {
        "content-type": TYPES[path.extname(name)]!,
        ...(isSentCompressed && { "content-encoding": "br" }),
        ...(isCompressed && { vary: "Accept-Encoding" }),
        "cache-control": "public, max-age=31536000, immutable",
        "content-length": body.length,
      });
      response.end(method === "HEAD" ? undefined : body);
    },
  };
}

/** Lists the compressed copies and the fonts of a build, relative to its folder of static files. */
function listFiles(folder: string): string[] {
  const all = existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : [];
  return all.filter((file) => /\.(br|woff2)$/.test(file)).map((file) => file.split(path.sep).join("/"));
}
