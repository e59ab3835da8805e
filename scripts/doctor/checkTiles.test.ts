import { expect, it } from "vitest";
import { parseSiteConfig } from "#site/config.ts";
import { landTiles, writeTiles } from "#tests/support/pmtiles.ts";
import { checkTiles } from "./checkTiles";

const SITE = "https://keyway.example";
const URL = "https://tiles.example/america.pmtiles";
const check = async (tiles: string, send?: typeof fetch) => {
  const [found] = await checkTiles(parseSiteConfig({ MAP_TILES: tiles }).map, SITE, { send });
  return [found!.state, found!.message];
};
/** A host that sends ranges of a file. */
const host = (bytes: Buffer, { status = 206, allowed = SITE } = {}) =>
  (async (_: unknown, init?: RequestInit) => {
    const [, end] = /bytes=0-(\d+)/.exec((init!.headers as Record<string, string>).range!)!;
    return new Response(new Uint8Array(bytes.subarray(0, Number(end) + 1)), {
      status,
      headers: { "access-control-allow-origin": allowed },
    });
  }) as typeof fetch;

const pictures = Buffer.from(landTiles());
pictures.writeUInt8(2, 99);

it("accepts vector tiles, in a file and at an address", async () => {
  expect(await check(writeTiles(landTiles()))).toEqual(["ok", expect.any(String)]);
  expect(await check(URL, host(landTiles()))).toEqual(["ok", expect.any(String)]);
  expect(await check(URL, host(landTiles(), { allowed: "*" }))).toEqual(["ok", expect.any(String)]);
});

it("finds a missing file, another format and pictures", async () => {
  expect(await check("/no/such/map.pmtiles")).toEqual(["fault", expect.stringContaining("ENOENT")]);
  expect(await check(writeTiles(Buffer.from("SQLite format 3")))).toEqual(["fault", expect.stringContaining("no PMTiles file")]);
  expect(await check(writeTiles(pictures))).toEqual(["fault", expect.stringContaining("pictures")]);
});

it("finds a host that sends no ranges, that does not allow the site, or that does not answer", async () => {
  expect(await check(URL, host(landTiles(), { status: 200 }))).toEqual(["fault", expect.stringContaining("answers 200")]);
  expect(await check(URL, host(landTiles(), { allowed: "https://other.example" }))).toEqual(["fault", expect.stringContaining(SITE)]);
  const broken = (() => Promise.reject(new TypeError("fetch failed"))) as typeof fetch;
  expect(await check(URL, broken)).toEqual(["fault", expect.stringContaining("tiles.example")]);
});
