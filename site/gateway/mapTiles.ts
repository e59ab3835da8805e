import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

/** Longest range of one answer in bytes. The largest part that a map reads at once is a directory of tiles. */
const LONGEST = 4 * 1024 * 1024;
/** An answer that the visitor does not read for this time is ended, so that it does not keep the file open. */
const STALLED_MS = 30_000;

/**
 * Returns a function that answers requests for ranges of a file of map tiles (PMTiles), which may have a hundred gigabytes. The file is not
 * read as a whole: a request without a range, or for a longer one than LONGEST, is refused.
 */
export function createMapTilesHandler(file: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, { allow: "GET, HEAD" });
    const handle = await open(file).catch((error: unknown) => console.error("MAP_TILES: the file cannot be read.", error));
    if (!handle) return refuse(response, 404);
    try {
      const { size, mtimeMs } = await handle.stat();
      const headers = {
        "accept-ranges": "bytes",
        // Changes with the file, so that the map notices that its directories are those of another file.
        etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
        "cache-control": "public, max-age=3600",
        "content-type": "application/vnd.pmtiles",
        "x-content-type-options": "nosniff",
      };
      if (request.headers["if-none-match"] === headers.etag) return void response.writeHead(304, headers).end();
      const range = rangeOf(request.headers.range, size);
      if (!range) return refuse(response, 416, { "content-range": `bytes */${size}` });
      const { start, end } = range;
      response.writeHead(206, { ...headers, "content-range": `bytes ${start}-${end}/${size}`, "content-length": end - start + 1 });
      if (request.method === "HEAD") return void response.end();
      response.setTimeout(STALLED_MS, () => response.destroy());
      // Rejects when the visitor leaves.
      await pipeline(handle.createReadStream({ start, end, autoClose: false }), response).catch(() => {});
    } finally {
      await handle.close();
    }
  };
}

/** Returns the bytes of a `range` header with one range, the last one included; null without one, or if it may not be read. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined) return null;
  const [start, end] = [Number(first), Math.min(Number(last), size - 1)];
  return start <= end && end - start < LONGEST ? { start, end } : null;
}

function refuse(response: ServerResponse, status: 404 | 405 | 416, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers });
  response.end(REFUSALS[status]);
}

const REFUSALS = {
  404: "There is no file of map tiles.",
  405: "This address can only be read.",
  416: "Ask for a range of bytes, four megabytes at most.",
};
