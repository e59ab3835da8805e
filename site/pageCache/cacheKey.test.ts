import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { cacheKeyOf } from "./cacheKey";

const of = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  cacheKeyOf({ method, url, headers } as unknown as IncomingMessage);

describe("a response that all visitors share", () => {
  it.each([
    ["/contact/", "/contact/"],
    ["/contact/?utm_source=mail", "/contact/"],
    ["/contact/?group=1&page=2&q=Columbus&at=1,2", "/contact/"],
    ["/key-services/ny/new-york/an-address/100001/?page=2", "/key-services/ny/new-york/an-address/100001/"],
    ["/fr-ca/key-services/?group=1&page=2&%61rea=1", "/fr-ca/key-services/?area=1&page=2"],
    ["/key-gallery/?open=now&sub=b&group=a", "/key-gallery/?group=a&sub=b"],
    ["/key-gallery/?page=2&a=1&group=WILD", "/key-gallery/?group=WILD&page=2"],
    ["/key-services/tx/houston/?open=now&services=carKeys", "/key-services/tx/houston/?services=carKeys&open=now"],
  ])("of %s has the key %s", (url, shared) => {
    expect(of(url)).toMatchObject({ key: shared, url: shared, isRscRequest: false });
    expect(of(url, {}, "HEAD")).toEqual(of(url));
  });

  it("has a separate key for the router, whatever the state of the router", () => {
    const ofRouter = of("/contact/?_rsc=abc", { rsc: "1", "next-router-state-tree": "x" });
    expect(ofRouter).toMatchObject({ url: "/contact/?_rsc=", isRscRequest: true });
    expect(of("/contact/", { rsc: "1" })).toEqual(ofRouter);
    expect(ofRouter!.key).not.toBe(of("/contact/")!.key);
    expect(of("/key-gallery/?_rsc=x&group=WILD", { rsc: "1" })!.url).toBe("/key-gallery/?group=WILD&_rsc=");
  });

  it("does not depend on unrelated cookies and headers", () => {
    expect(of("/", { cookie: "consent=yes; mytoken=1", accept: "*/*", "user-agent": "curl" })).toEqual(of("/"));
  });
});

it.each([
  ["token=abc", true],
  ["a=b; token=abc", true],
  ["consent=yes; mytoken=1", false],
])("a request with the cookie %s has the same key, and a visitor's token: %s", (cookie, hasToken) => {
  for (const url of ["/contact/", "/key-gallery/?group=WILD", "/sitemap.xml"])
    expect(of(url, { cookie })).toEqual({ ...of(url), hasToken });
});

describe("a request without a key", () => {
  it.each([
    "/key-services/?q=Columbus",
    "/key-services/?page=2&at=1,2",
    "/key-services/?place=x",
    "/fr-ca/key-gallery/?%71=x",
    "/terms/?form=contact",
    "/contact/?form=contact&sent=1234",
    "/assets/a.svg",
    "/graphql",
    `/${"a".repeat(500)}/`,
  ])("is one for %s", (url) => {
    expect(of(url)).toBeNull();
  });

  it.each<Record<string, string>>([
    { cookie: "io.prismic.preview=x" },
    { cookie: "a=b; io.prismic.experiment=G%201" },
    { cookie: "__prerender_bypass=1" },
    { cookie: "preview-sent=1" },
    { "sec-fetch-dest": "iframe" },
    { "x-keyway-fault": "x" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  ])("is one with %j", (headers) => {
    expect(of("/contact/", headers)).toBeNull();
  });

  it("is none for a range, which is answered by the whole page", () => {
    expect(of("/contact/", { range: "bytes=0-1" })).toEqual(of("/contact/"));
  });

  it.each(["POST", "PUT", "OPTIONS"])("is a %s request", (method) => {
    expect(of("/contact/", {}, method)).toBeNull();
  });
});

it.each([
  ["/contact/", true],
  ["/fr-ca/contact/", true],
  ["/sitemaps/kiosks-oh-1.xml", true],
  ["/de-de/contact/", false],
  ["/%63ontact/", false],
  ["/key-gallery/?group=WILD", false],
])("%s is cached on its first request: %s, since clients cannot invent more of such URLs than there are pages", (url, isCachedAtOnce) => {
  expect(of(url)!.isCachedAtOnce).toBe(isCachedAtOnce);
});
