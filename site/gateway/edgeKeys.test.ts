import { beforeEach, expect, it, vi } from "vitest";
import type { SiteConfig } from "../config";
import { withEdgeKeys } from "./edgeKeys";

const config = vi.hoisted(() => ({ cdn: null as SiteConfig["cdn"] }));
vi.mock("../config", () => ({ siteConfig: () => config }));
beforeEach(() => void (config.cdn = { cdn: "varnish", addresses: [] }));

const KEPT = "public, max-age=0, s-maxage=60";
const answer = { "content-type": "application/json", "x-made-of": "content=M1", "x-made-of-documents": "a b", "x-request-id": "1" };

it("an answer that may be kept gets its keys, in place of what it was made of", () => {
  expect(withEdgeKeys({ ...answer, "cache-control": KEPT })).toEqual({
    "content-type": "application/json",
    "cache-control": KEPT,
    xkey: "content d-a d-b",
  });
});

it.each([
  ["may not be kept", "no-store", "varnish"],
  ["is for a site without a CDN", KEPT, null],
] as const)("an answer that %s shows no documents and gets no keys", (_, cacheControl, cdn) => {
  config.cdn = cdn && { cdn, addresses: [] };
  const { "x-made-of-documents": __, ...others } = answer;
  expect(withEdgeKeys({ ...answer, "cache-control": cacheControl })).toEqual({ ...others, "cache-control": cacheControl });
});

it("an answer of a BFF without a CDN is passed on as it is", () => {
  const { "x-made-of-documents": _, ...others } = answer;
  expect(withEdgeKeys(others)).toEqual(others);
});
