import { text } from "node:stream/consumers";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

/** Visitor's address and cookies of each operation that the BFF received, by its name. */
let requestedLang: Record<string, string | undefined>;
let receivedCookies: Record<string, string | undefined>;
const bff = createServer(async (request, response) => {
  if (request.url === "/versions") return void response.end("{}");
  const { operationName: name } = JSON.parse(await text(request)) as { operationName: string };
  requestedLang[name] = request.headers["x-forwarded-for"] as string | undefined;
  // A query that fails with a token is sent again without it.
  receivedCookies[name] = request.headers.cookie ?? receivedCookies[name];
  const state = request.headers.cookie?.includes("preview") ? "DRAFT" : "PUBLISHED";
  const route = { status: "FOUND", path: "/key-services/", lang: "en-us", state };
  response.setHeader("content-type", "application/json").end(JSON.stringify(name === "RouteByPath" ? { data: { route } } : {}));
});

let site: RunningServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => bff.listen(0, "127.0.0.1", resolve));
  site = await startSite({ bffUrl: `http://127.0.0.1:${(bff.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await site?.stop();
  bff.closeAllConnections();
  bff.close();
});
beforeEach(() => {
  requestedLang = {};
  receivedCookies = {};
});

const VISITOR = { "x-forwarded-for": "203.0.113.9" };
const SEEN = "203.0.113.9, 127.0.0.1";

it("a search for a place has the visitor's address; requests for shared content have none", async () => {
  await rawGet(site.url, "/key-services/?q=Columbus", VISITOR);
  expect(requestedLang.PointOfWords).toBe(SEEN);
  expect(Object.keys(requestedLang)).toContain("LocalityOfWords");
  expect(requestedLang.LocalityOfWords).toBeUndefined();
  expect(Object.keys(requestedLang)).toContain("RouteByPath");
  expect(requestedLang.RouteByPath).toBeUndefined();
  expect(requestedLang.Chrome).toBeUndefined();
});

it("requests for a draft, and for the page of a preview's token, have the visitor's address", async () => {
  await rawGet(site.url, "/key-services/", { ...VISITOR, cookie: "io.prismic.preview=draft" });
  expect(requestedLang.RouteByPath).toBe(SEEN);
  await rawGet(site.url, "/preview/?token=draft&documentId=p1", VISITOR);
  expect(requestedLang.PreviewTarget).toBe(SEEN);
});

it("only requests for kiosks and stock have the visitor's token and address", async () => {
  const cookie = "theme=dark; token=abc.def~1; consent=all";
  await rawGet(site.url, "/key-services/?at=39.96,-83", { ...VISITOR, cookie });
  expect([receivedCookies.KiosksFoundNear, requestedLang.KiosksFoundNear]).toEqual(["token=abc.def~1", SEEN]);
  expect(Object.values(receivedCookies).filter(Boolean)).toHaveLength(1);
});

it.each([
  ["/key-services/oh/dayton/", "KiosksOfCity"],
  ["/key-services/oh/dayton/x/100001/", "KioskLocation"],
])("a cold page (%s) asks for kiosks with the visitor's token, and for its route without", async (path, operation) => {
  await rawGet(site.url, path, { ...VISITOR, cookie: "token=abc" });
  expect(Object.keys(receivedCookies)).toContain("RouteByPath");
  expect([receivedCookies[operation], receivedCookies.RouteByPath]).toEqual(["token=abc", undefined]);
});

it("requests for kiosks of a visitor without a token have no address", async () => {
  await rawGet(site.url, "/key-services/?at=39.96,-83", { ...VISITOR, cookie: "theme=dark" });
  expect(Object.keys(receivedCookies)).toContain("KiosksFoundNear");
  expect([receivedCookies.KiosksFoundNear, requestedLang.KiosksFoundNear]).toEqual([undefined, undefined]);
});
