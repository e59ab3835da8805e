import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownStack } from "../support/ownStack";
import { rawGet, rawRequest } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

// A separate site, so that the first response of each path is not cached.
let site: RunningServer;
beforeAll(async () => {
  site = await startSite({ bffUrl: ownStack().bffUrl });
});
afterAll(() => site?.stop());

const PAGE = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("a missing file is a 404 in plain text, the first time and the second", () => {
  it.each([
    "/_next/x",
    "/_next/",
    "/_next",
    "/_next/static/chunks/of-a-build-that-is-gone.js",
    "/_next/static/css/gone.css",
    "/_next/data/build/index.json",
    "/assets/none.js",
    "/assets/",
    "/assets",
    "/share-image/",
    "/share-image",
    "/share-image/none.png",
    "/sitemaps/",
    "/sitemaps/none.xml",
    "/sitemaps/none.xml/more",
  ])("%s", async (path) => {
    for (const headers of [PAGE, { accept: "*/*" }]) {
      const { status, headers: answered, body } = await rawGet(site.url, path, headers);
      expect(status).toBe(404);
      expect(answered["content-type"]).toMatch(/^text\/plain/i);
      expect(body).toMatch(/^There is no such \w+\.$/);
      expect(answered["x-content-type-options"]).toBe("nosniff");
    }
  });

  it("and an existing one is sent", async () => {
    expect(await rawGet(site.url, "/assets/mark.svg")).toMatchObject({ status: 200, headers: { "content-type": "image/svg+xml" } });
    const script = /"(\/_next\/static\/[^"]+\.js)"/.exec((await rawGet(site.url, "/", PAGE)).body)![1]!;
    expect(await rawGet(site.url, script)).toMatchObject({ status: 200 });
  });
});

it("the content report of development is no page of production", async () => {
  const response = await fetch(`${site.url}/reports`, { headers: PAGE });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("Content report");
});

describe("the methods of a page", () => {
  it.each(["PUT", "DELETE", "PATCH", "POST"])("do not include %s", async (method) => {
    for (const path of ["/privacy-policy/", "/no-such-page/", "/", "/assets/mark.svg", "/key-services/?q=Columbus"]) {
      for (let time = 0; time < 2; time++) {
        expect(await rawRequest(site.url, path, { method, headers: PAGE })).toMatchObject({
          status: 405,
          headers: { allow: "GET, HEAD, OPTIONS" },
        });
      }
    }
  });

  it("include HEAD and OPTIONS", async () => {
    expect(await rawRequest(site.url, "/key-gallery/", { method: "HEAD", headers: PAGE })).toMatchObject({ status: 200, body: "" });
    expect(await rawRequest(site.url, "/key-gallery/", { method: "OPTIONS" })).toMatchObject({
      status: 204,
      headers: { allow: "GET, HEAD, OPTIONS" },
    });
  });
});

describe("a path with repeated slashes is redirected once", () => {
  it.each([
    ["//products", "/products/"],
    ["//products/locksmith/?a=1", "/products/locksmith/?a=1"],
    ["/products//automotive-key-copy", "/products/automotive-key-copy/"],
    ["//spare-key-checklist//", "/guides/spare-key-checklist/"],
    ["//fr-ca//how-it-works/", "/fr-ca/comment-ca-marche/"],
    ["//", "/"],
    ["//assets/mark.svg", "/assets/mark.svg"],
  ])("%s to %s", async (path, target) => {
    for (let time = 0; time < 2; time++) expect(await rawGet(site.url, path, PAGE)).toMatchObject({ status: 301, movedTo: target });
    expect(await rawGet(site.url, target, PAGE)).toMatchObject({ status: 200 });
  });
});
