import { statSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCountingBff } from "../support/countingBff";
import { ownStack } from "../support/ownStack";
import type { PageFile } from "../support/pageFile";
import { hero, publishPages, unpublishPages } from "../support/publish";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite, WEBHOOK_SECRET } from "../support/servers";
import { listFiles } from "../support/sourceFiles";

// A site of its own, so that it is known what is kept, before a BFF that can be taken away.
let bff: Awaited<ReturnType<typeof startCountingBff>>;
let site: RunningServer;
beforeAll(async () => {
  bff = await startCountingBff(ownStack().bffUrl);
  site = await startSite({ bffUrl: bff.url });
});
afterAll(async () => {
  await site?.stop();
  bff?.close();
});

const look = (path: string, headers: Record<string, string> = {}) => rawGet(site.url, path, headers);
/** What the BFF is asked for a look at a page. */
const askedFor = async (path: string, headers: Record<string, string> = {}) => {
  bff.take();
  await look(path, headers);
  return bff.take();
};
/** As Next's router asks, on its way from another page. */
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

  it("is made once for all who ask for it at the same time", async () => {
    bff.take();
    const answers = await Promise.all(Array.from({ length: 8 }, () => look("/moving-day/")));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(bff.take().filter((question) => question.startsWith("PageByPath"))).toEqual(["PageByPath /moving-day/"]);
  });

  it("may be kept by the browser that asks whether it is still the same, and by nobody else", async () => {
    const { headers } = await look("/contact/");
    expect(headers["cache-control"]).toBe("private, max-age=0, must-revalidate");
    expect(await look("/contact/", { "if-none-match": headers.etag! })).toMatchObject({ status: 304, body: "" });
  });

  it("is compressed for whoever takes that, from the first time on", async () => {
    for (let times = 0; times < 2; times++) {
      const { status, headers } = await look("/patents/", { "accept-encoding": "gzip" });
      expect({ status, encoding: headers["content-encoding"] }).toEqual({ status: 200, encoding: "gzip" });
      expect((await look("/patents/")).headers).not.toHaveProperty("content-encoding");
    }
  });

  it("is the same whatever stands in its query that no page reads", async () => {
    await look("/how-it-works/");
    expect(await askedFor("/how-it-works/?utm_source=mail")).toEqual([]);
  });

  it("with a query that it reads is another one, and kept when it is asked for again", async () => {
    const all = await look("/key-gallery/");
    const foxes = [await look("/key-gallery/?group=WILD"), await look("/key-gallery/?a=1&group=WILD")];
    const designsOn = ({ body }: { body: string }) => body.match(/\/media\/designs\//g)!.length;
    expect(designsOn(foxes[0]!)).toBeLessThan(designsOn(all));
    expect(await askedFor("/key-gallery/?group=WILD")).toEqual([]);
    expect((await look("/key-gallery/")).body).toBe(all.body);
    const [first, second] = [await look("/key-services/tx/houston/"), await look("/key-services/tx/houston/?page=2")];
    expect(second.canonical).toBe(`${first.canonical}?page=2`);
  });

  it.each(["?q=Columbus", "?at=39.96,-83&services=carKeys"])(
    "with a visitor's own place in its query (%s) is made for each",
    async (query) => {
      for (let times = 0; times < 2; times++) await look(`/key-services/${query}`);
      expect(await askedFor(`/key-services/${query}`)).not.toEqual([]);
    },
  );

  it.each(["io.prismic.preview=x", "io.prismic.experiment=G%201", "token=abc", "a=b; token=abc", "__prerender_bypass=1"])(
    "for a visitor with the cookie %s is made for them",
    async (cookie) => {
      await look("/terms/");
      expect(await askedFor("/terms/", { cookie })).not.toEqual([]);
      expect(await askedFor("/terms/", { cookie: "consent=yes; tokens=1" })).toEqual([]);
    },
  );

  it("is the same data for the router, whichever page it comes from", async () => {
    const first = await look("/contact/?_rsc=abc", fromPage("about"));
    expect(first).toMatchObject({ status: 200, headers: { "content-type": "text/x-component" } });
    expect(await askedFor("/contact/?_rsc=def", fromPage("terms"))).toEqual([]);
    expect((await look("/contact/?_rsc=def", fromPage("terms"))).body).toBe(first.body);
  });

  it.each(["/fr-ca/comment-ca-marche/", "/de-de/contact/"])("under another language (%s) is kept as well", async (path) => {
    for (let times = 0; times < 2; times++) await look(path);
    expect(await askedFor(path)).toEqual([]);
  });
});

describe("a publish", () => {
  it("shows at the next look once the webhook has told of it, and without one within seconds", async () => {
    await publishPages(page("a", "A"));
    await tellOfPublish();
    expect((await look("/kept-a/")).body).toContain("<title>A");
    await publishPages(page("a", "A, again"));
    await tellOfPublish();
    expect((await look("/kept-a/")).body).toContain("A, again");
    await publishPages(page("a", "A, once more"));
    await expect.poll(async () => (await look("/kept-a/")).body).toContain("A, once more");
  });

  it("that takes a page away leaves nothing of it", async () => {
    await publishPages(page("b", "B"));
    await tellOfPublish();
    await look("/kept-b/");
    await unpublishPages({ id: "Zkeptben" });
    await tellOfPublish();
    for (let times = 0; times < 3; times++) expect((await look("/kept-b/")).status).toBe(404);
  });
});

it("writes nothing beside the build", async () => {
  const newest = () => Math.max(...listFiles("site/.next/server").map((file) => statSync(file).mtimeMs));
  const before = newest();
  await look("/terms/");
  expect(newest()).toBe(before);
});

// The last ones: the BFF does not come back.
describe("without a BFF", () => {
  const known = [
    ["/how-it-works/", "<h1"],
    ["/key-services/", "<span>Ohio</span>"],
    ["/fr-ca/key-services/on/", "Toronto"],
    ["/key-services/oh/columbus/", "<h2"],
    ["/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/", "4664 Gatepost Drive"],
  ] as const;
  const seen = () =>
    Promise.all(
      known.map(async ([path, words]) => {
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
  const all = known.map(([path]) => ({ path, status: 200, isWhole: true, comesAtOnce: true }));
  beforeAll(async () => {
    for (const [path] of known) await look(path);
  });

  it("that hangs, what is kept comes at once", async () => {
    bff.freeze();
    expect(await seen()).toEqual(all);
  });

  it("that is gone, what is kept is still there, and nothing else", async () => {
    bff.close();
    expect(await seen()).toEqual(all);
    expect(await look("/privacy-policy/")).toMatchObject({ status: 503 });
  });
});
