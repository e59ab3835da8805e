import { expect, it } from "vitest";
import { edgeCacheControl, keyHeader } from "./policy";

it("a page may be kept as long as it is fresh, and longer while a newer one is made or the site fails", () => {
  const expected = "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";
  expect(edgeCacheControl({ freshMs: 60_000, staleMs: 3_600_000 })).toBe(expected);
});

it("a page that is true only at its time is not sent while a newer one is made", () => {
  expect(edgeCacheControl({ freshMs: 60_000, staleMs: 0 })).toBe("public, max-age=0, s-maxage=60, stale-if-error=86400");
});

it.each([
  ["varnish", { xkey: "content d-a" }],
  ["fastly", { "surrogate-key": "content d-a" }],
  ["cloudflare", { "cache-tag": "content,d-a" }],
] as const)("%s gets its header of keys", (cdn, header) => {
  expect(keyHeader(cdn, ["content", "d-a"])).toEqual(header);
});
