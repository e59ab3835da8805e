import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRequestFilter } from "./requestFilter";

let folder: string;
let rejectionOf: ReturnType<typeof createRequestFilter>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "keyway-request-filter-"));
  for (const file of ["public/favicon.ico", "public/assets/mark.svg", "public/assets/map/a b.json", ".next/static/chunks/1.js"]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  rejectionOf = createRequestFilter(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a file", () => {
  it.each(["/assets/mark.svg", "/assets/mark.svg?v=1", "/assets/map/a%20b.json", "/_next/static/chunks/1.js", "/favicon.ico"])(
    "%s is not rejected",
    (url) => {
      expect(rejectionOf("GET", url)).toBeNull();
    },
  );

  it.each([
    "/_next/x",
    "/_next/",
    "/_next",
    "/_next/static/chunks/0.js",
    "/assets/none.js",
    "/assets/",
    "/assets/map",
    "/assets/../assets/mark.svg",
    "/share-image/",
    "/sitemaps",
    "/sitemaps/pages-1.xml/",
    "/sitemaps/a/b",
    "/sitemaps//b",
    "/sitemaps/pages-1.xml/more",
    "/sitemaps/a/b/",
    "/share-image/%ff",
    "/share-image/en-us/%E0%A4%A/image.png",
    "/sitemaps/%zz",
    "/assets/%",
    "/_next/static/%ff.js?a=1",
  ])("%s is a 404", (url) => {
    expect(rejectionOf("GET", url)).toMatchObject({ status: 404 });
  });

  it("that a route of ours generates is not rejected", () => {
    for (const url of ["/share-image/en-us/caf%C3%A9/image.png", "/sitemaps/pages-1.xml", "/products/", "/%ff/", "/"])
      expect(rejectionOf("HEAD", url)).toBeNull();
  });
});

describe("a method", () => {
  it.each(["PUT", "DELETE", "PATCH", "POST", "TRACE"])("%s is rejected for pages and files", (method) => {
    for (const url of ["/", "/products/?a=1", "/assets/mark.svg"]) {
      expect(rejectionOf(method, url)).toMatchObject({ status: 405, headers: { allow: "GET, HEAD, OPTIONS" } });
    }
  });

  it("OPTIONS lists the allowed methods", () => {
    expect(rejectionOf("OPTIONS", "/products/")).toMatchObject({ status: 204, headers: { allow: "GET, HEAD, OPTIONS" } });
  });

  it("is not checked for routes that check it themselves", () => {
    for (const url of ["/revalidate", "/preview/", "/exit-preview?path=/"]) expect(rejectionOf("POST", url)).toBeNull();
  });
});

describe("in development", () => {
  let inDevelopment: typeof rejectionOf;
  beforeAll(() => void (inDevelopment = createRequestFilter(folder, true)));

  it("a file of ours that is new or gone is found or not at once", () => {
    expect(inDevelopment("GET", "/assets/new.svg")).toMatchObject({ status: 404 });
    writeFileSync(path.join(folder, "public/assets/new.svg"), "");
    expect(inDevelopment("GET", "/assets/new.svg")).toBeNull();
    rmSync(path.join(folder, "public/assets/new.svg"));
    expect(inDevelopment("GET", "/assets/new.svg")).toMatchObject({ status: 404 });
  });

  it.each([
    ["GET", "/_next"],
    ["GET", "/share-image/"],
    ["PUT", "/products/"],
    ["DELETE", "/assets/mark.svg"],
    ["OPTIONS", "/"],
  ])("%s %s is answered as in production", (method, url) => {
    expect(inDevelopment(method, url)).toEqual(rejectionOf(method, url));
    expect(inDevelopment(method, url)).not.toBeNull();
  });

  it.each([
    ["GET", "/_next/static/chunks/compiled-on-request.js"],
    ["POST", "/_next/mcp"],
    ["POST", "/__nextjs_original-stack-frames"],
  ])("%s %s is Next's", (method, url) => {
    expect(inDevelopment(method, url)).toBeNull();
    expect(rejectionOf(method, url)).not.toBeNull();
  });
});
