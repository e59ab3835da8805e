import { text } from "node:stream/consumers";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

/** Whom each operation was asked for, by its name. */
let askedFor: Record<string, string | undefined>;
const bff = createServer(async (request, response) => {
  if (request.url === "/versions") return void response.end("{}");
  const { query } = JSON.parse(await text(request)) as { query: string };
  const name = /\bquery (\w+)/.exec(query)![1]!;
  askedFor[name] = request.headers["x-forwarded-for"] as string | undefined;
  const state = request.headers.cookie ? "DRAFT" : "PUBLISHED";
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
beforeEach(() => void (askedFor = {}));

const VISITOR = { "x-forwarded-for": "203.0.113.9" };
const SEEN = "203.0.113.9, 127.0.0.1";

it("a place is searched for in the visitor's name; what everybody is shown is the site's own question", async () => {
  await rawGet(site.url, "/key-services/?q=Columbus", VISITOR);
  expect(askedFor.PointOfWords).toBe(SEEN);
  expect(Object.keys(askedFor)).toContain("RouteByPath");
  expect(askedFor.RouteByPath).toBeUndefined();
  expect(askedFor.Chrome).toBeUndefined();
});

it("a draft is asked for in the name of who looks at it, and so is what a preview's token leads to", async () => {
  await rawGet(site.url, "/key-services/", { ...VISITOR, cookie: "io.prismic.preview=draft" });
  expect(askedFor.RouteByPath).toBe(SEEN);
  await rawGet(site.url, "/preview/?token=draft&documentId=p1", VISITOR);
  expect(askedFor.PreviewTarget).toBe(SEEN);
});
