import { statSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRecordingBff } from "../support/recordingBff";
import { ownStack } from "../support/ownStack";
import type { PageFile } from "../support/pageFile";
import { hero, publishPages, unpublishPages } from "../support/publish";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite, WEBHOOK_SECRET } from "../support/servers";
import { listFiles } from "../support/sourceFiles";

// A separate site with an empty page cache, over a BFF that the tests can stop.
let bff: Awaited<ReturnType<typeof startRecordingBff>>;
let site: RunningServer;
beforeAll(async () => {
  bff = await startRecordingBff(ownStack().bffUrl);
  site = await startSite({ bffUrl: bff.url });
});
afterAll(async () => {
  await site?.stop();
  bff?.close();
});

const look = (path: string, headers: Record<string, string> = {}) => rawGet(site.url, path, headers);
/** Returns the operations that the BFF receives for one request of a page. */
const requestedLang = async (path: string, headers: Record<string, string> = {}) => {
  bff.take();
  await look(path, headers);
  return bff.take();
};
/** Headers of Next's router on a navigation from another page. */
const fromPage = (page: string) => ({
  rsc: "1",
  "next-router-state-tree": encodeURIComponent(JSON.stringify(["", { children: [page, {}] }])),
  "next-url": `/${page}/`,
});
const page = (letter: string, title: string): PageFile => ({
  id: `Zkept${letter}en`,
  uid: `kept-${letter}`,
  data: { meta_title: title, slices: [hero(title)] },
});
const tellOfPublish = async () => {
  const body = JSON.stringify({ type: "api-update", documents: ["Zkeptaen"], secret: WEBHOOK_SECRET });
  expect((await fetch(`${site.url}/revalidate`, { method: "POST", body })).status).toBe(200);
};

describe("a page", () => {
  it.each([
    "/",
    "/fr-ca/products/",
    "/key-gallery/",
    "/fr-ca/key-services/",
    "/key-services/oh/",
    "/key-services/oh/columbus/",
    "/guides/spare-key-checklist/",
  ])("%s is made once, and then sent as it was, however it is asked for", async (path) => {
    const first = await look(path, { accept: "text/html" });
    expect(first.status).toBe(200);
    bff.take();
    for (const headers of [{ accept: "text/html" }, { accept: "*/*" }, {}] as Record<string, string>[])
      expect(await look(path, headers)).toMatchObject({ status: 200, body: first.body });
    expect(bff.take()).toEqual([]);
  });

  it("is rendered once for simultaneous requests", async () => {
    bff.take();
    const answers = await Promise.all(Array.from({ length: 8 }, () => look("/moving-day/")));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(bff.take().filter((question) => question.startsWith("PageByPath"))).toEqual(["PageByPath /moving-day/"]);
  });

  it("may be cached by the browser with revalidation, and not by shared caches", async () => {
    const { headers } = await look("/contact/");
    expect(headers["cache-control"]).toBe("private, max-age=0, must-revalidate");
    expect(await look("/contact/", { "if-none-match": headers.etag! })).toMatchObject({ status: 304, body: "" });
  });

  it("is compressed for clients that accept it, from the first request on", async () => {
    for (let times = 0; times < 2; times++) {
      const { status, headers } = await look("/patents/", { "accept-encoding": "gzip" });
      expect({ status, encoding: headers["content-encoding"] }).toEqual({ status: 200, encoding: "gzip" });
      expect((await look("/patents/")).headers).not.toHaveProperty("content-encoding");
    }
  });

  it("is the same with query parameters that no page reads", async () => {
    await look("/how-it-works/");
    expect(await requestedLang("/how-it-works/?utm_source=mail")).toEqual([]);
  });

  it("with query parameters that it reads is another page, and cached at the second request", async () => {
    const all = await look("/key-gallery/");
    const foxes = [await look("/key-gallery/?group=WILD"), await look("/key-gallery/?a=1&group=WILD")];
    const designsOn = ({ body }: { body: string }) => body.match(/\/media\/designs\//g)!.length;
    expect(designsOn(foxes[0]!)).toBeLessThan(designsOn(all));
    expect(await requestedLang("/key-gallery/?group=WILD")).toEqual([]);
    expect((await look("/key-gallery/")).body).toBe(all.body);
    const [first, second] = [await look("/key-services/tx/houston/"), await look("/key-services/tx/houston/?page=2")];
    expect(second.canonical).toBe(`${first.canonical}?page=2`);
  });

  it.each(["?q=Columbus", "?at=39.96,-83&services=carKeys"])(
    "with a visitor's own place in its query (%s) is rendered for each request",
    async (query) => {
      for (let times = 0; times < 2; times++) await look(`/key-services/${query}`);
      const operations = (await requestedLang(`/key-services/${query}`)).filter((operation) => !operation.startsWith("RouteByPath"));
      expect(operations).toContain("KioskStates");
      // The parts of a page share what they ask for.
      expect(operations).toEqual([...new Set(operations)]);
    },
  );

  it.each(["io.prismic.preview=x", "io.prismic.experiment=G%201", "token=abc; preview-sent=1", "__prerender_bypass=1"])(
    "for a visitor with the cookie %s is made for them",
    async (cookie) => {
      await look("/terms/");
      expect(await requestedLang("/terms/", { cookie })).not.toEqual([]);
      expect(await requestedLang("/terms/", { cookie: "consent=yes; tokens=1" })).toEqual([]);
    },
  );

  it.each(["/terms/", "/key-services/oh/columbus/", "/sitemap.xml"])(
    "%s, which no token changes, is cached for visitors with a token, too",
    async (path) => {
      const { body } = await look(path);
      bff.take();
      expect(await look(path, { cookie: "a=b; token=abc" })).toMatchObject({ status: 200, body });
      expect(bff.take()).toEqual([]);
    },
  );

  it.each<[string, Record<string, string>]>([
    ["/fr-ca/key-gallery/", {}],
    ["/fr-ca/key-gallery/?_rsc=", { rsc: "1" }],
  ])("whose queries have the visitor's token (%s) is rendered for them alone", async (path, headers) => {
    const cookie = "a=b; token=abc";
    const queries = async (more: object) =>
      (await requestedLang(path, { ...headers, ...more })).filter((name) => name === "GalleryDesigns");
    // It is not cached for them before the first visitor without a token, and not for them after that.
    for (let times = 0; times < 2; times++) expect(await queries({ cookie })).toEqual(["GalleryDesigns"]);
    expect(await queries({})).toEqual(["GalleryDesigns"]);
    const shared = await look(path, headers);
    expect(shared).toMatchObject({ status: 200, headers: { etag: expect.stringContaining('"') } });
    expect(await queries({})).toEqual([]);
    expect(await queries({ cookie })).toEqual(["GalleryDesigns"]);
    expect((await look(path, headers)).body).toBe(shared.body);
    expect(await queries({})).toEqual([]);
  });

  it("has the same data for the router, whatever the previous page", async () => {
    const first = await look("/contact/?_rsc=abc", fromPage("about"));
    expect(first).toMatchObject({ status: 200, headers: { "content-type": "text/x-component" } });
    expect(await requestedLang("/contact/?_rsc=def", fromPage("terms"))).toEqual([]);
    expect((await look("/contact/?_rsc=def", fromPage("terms"))).body).toBe(first.body);
  });

  it.each(["/fr-ca/comment-ca-marche/", "/de-de/contact/"])("under another language (%s) is cached too", async (path) => {
    for (let times = 0; times < 2; times++) await look(path);
    expect(await requestedLang(path)).toEqual([]);
  });
});

describe("a publish", () => {
  it("is visible at the next request after the webhook, and without its webhook once the BFF knows it", async () => {
    await publishPages(page("a", "A"));
    await tellOfPublish();
    expect((await look("/kept-a/")).body).toContain("<title>A");
    await publishPages(page("a", "A, again"));
    await tellOfPublish();
    expect((await look("/kept-a/")).body).toContain("A, again");
    await publishPages(page("a", "A, once more"));
    await expect.poll(async () => (await look("/kept-a/")).body).toContain("A, once more");
  });

  it("that removes a page removes it from the cache", async () => {
    await publishPages(page("b", "B"));
    await tellOfPublish();
    await look("/kept-b/");
    await unpublishPages({ id: "Zkeptben" });
    await tellOfPublish();
    for (let times = 0; times < 3; times++) expect((await look("/kept-b/")).status).toBe(404);
  });
});

it("writes no files into the build", async () => {
  const newest = () => Math.max(...listFiles("site/.next/server").map((file) => statSync(file).mtimeMs));
  const before = newest();
  await look("/terms/");
  expect(newest()).toBe(before);
});

// These tests come last, since the BFF stays stopped.
describe("without a BFF", () => {
  const pages = [
    ["/how-it-works/", "<h1"],
    ["/key-services/", ">Ohio</span>"],
    ["/fr-ca/key-services/on/", "Toronto"],
    ["/key-services/oh/columbus/", "<h2"],
    ["/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/", "4664 Gatepost Drive"],
  ] as const;
  const seen = () =>
    Promise.all(
      pages.map(async ([path, words]) => {
        const startedAt = performance.now();
        const { status, body } = await look(path);
        return {
          path,
          status,
          isWhole: body.includes(words) && !body.includes('content="noindex"'),
          comesAtOnce: performance.now() - startedAt < 1_000,
        };
      }),
    );
  const all = pages.map(([path]) => ({ path, status: 200, isWhole: true, comesAtOnce: true }));
  beforeAll(async () => {
    for (const [path] of pages) await look(path);
  });

  it("that answers (it hangs), cached pages are sent at once", async () => {
    bff.freeze();
    expect(await seen()).toEqual(all);
  });

  it("that runs, only cached pages are available", async () => {
    bff.close();
    expect(await seen()).toEqual(all);
    expect(await look("/privacy-policy/")).toMatchObject({ status: 503 });
  });
});
