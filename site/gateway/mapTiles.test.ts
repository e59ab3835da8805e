import { rmSync, writeFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { writeTiles } from "#tests/support/pmtiles.ts";
import { rawRequest } from "#tests/support/rawRequest.ts";
import { createMapTilesHandler, rangeOf } from "./mapTiles";

const PATH = "/map-tiles/map.pmtiles";
const MB = 1024 * 1024;

/** Serves a file with this content, and returns what asks for it. */
async function serve(content: string | null) {
  const file = writeTiles(Buffer.from(content ?? ""));
  if (content === null) rmSync(file);
  const handle = createMapTilesHandler(file);
  const { url } = await startHttpServer((response, request) => void handle(request, response));
  return {
    file,
    ask: (headers: Record<string, string> = {}, method = "GET") => rawRequest(url, PATH, { method, headers }),
  };
}

describe("the file of map tiles", () => {
  it("is sent in ranges, with a tag that changes with the file", async () => {
    const { ask, file } = await serve("PMTiles and more");
    const first = await ask({ range: "bytes=0-6" });
    expect([first.status, first.body]).toEqual([206, "PMTiles"]);
    expect(first.headers).toMatchObject({
      "content-range": "bytes 0-6/16",
      "content-length": "7",
      "accept-ranges": "bytes",
      "content-type": "application/vnd.pmtiles",
    });
    const end = await ask({ range: "bytes=12-16383" });
    expect([end.status, end.body, end.headers["content-range"]]).toEqual([206, "more", "bytes 12-15/16"]);
    expect(end.headers.etag).toBe(first.headers.etag);
    expect((await ask({ range: "bytes=0-6", "if-none-match": first.headers.etag! })).status).toBe(304);
    writeFileSync(file, "another file of tiles");
    expect((await ask({ range: "bytes=0-6" })).headers.etag).not.toBe(first.headers.etag);
  });

  it("says its size without sending anything", async () => {
    const { ask } = await serve("PMTiles and more");
    const head = await ask({ range: "bytes=0-6" }, "HEAD");
    expect([head.status, head.body, head.headers["content-range"]]).toEqual([206, "", "bytes 0-6/16"]);
  });

  it.each([{}, { range: "bytes=0-" }, { range: "bytes=-5" }, { range: "bytes=16-20" }, { range: "bytes=5-3" }, { range: "bytes=0-1,3-4" }])(
    "is not sent for %j",
    async (headers) => {
      const answer = await (await serve("PMTiles and more")).ask(headers as Record<string, string>);
      expect([answer.status, answer.headers["content-range"]]).toEqual([416, "bytes */16"]);
    },
  );

  it("can only be read", async () => {
    const answer = await (await serve("PMTiles")).ask({ range: "bytes=0-6" }, "PUT");
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("may be missing, which is logged", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect((await (await serve(null)).ask({ range: "bytes=0-6" })).status).toBe(404);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("MAP_TILES"), expect.anything());
  });
});

describe("a range", () => {
  it("has four megabytes at most", () => {
    expect(rangeOf(`bytes=0-${4 * MB - 1}`, 100 * MB)).toEqual({ start: 0, end: 4 * MB - 1 });
    expect(rangeOf(`bytes=0-${4 * MB}`, 100 * MB)).toBeNull();
    expect(rangeOf("bytes=0-99999999999999999999", 100 * MB)).toBeNull();
  });
});
