import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startCountingBff } from "../support/countingBff";
import { startHttpServer } from "../support/httpServer";
import { ownStack } from "../support/ownStack";
import type { PageFile } from "../support/pageFile";
import { hero, publishPages } from "../support/publish";
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

/** As a browser asks. */
const HTML = { accept: "text/html" };
const look = (path: string, headers: Record<string, string> = HTML) => rawGet(site.url, path, headers);
/** Not as a browser asks: passes by what was sent a moment ago. */
const ANY = { accept: "*/*" };
/** What Next's cache says of a path. */
const stateOf = async (path: string) => (await look(path, ANY)).headers["x-nextjs-cache"];
const page = (letter: string, title: string): PageFile => ({ id: `Zkept${letter}en`, uid: `kept-${letter}`, data: { meta_title: title, slices: [hero(title)] } });
const publish = (...documents: string[]) =>
  fetch(`${site.url}/revalidate`, { method: "POST", body: JSON.stringify({ type: "api-update", documents, secret: WEBHOOK_SECRET }) });

describe("a page", () => {
  it.each(["/", "/fr-ca/products/", "/key-gallery/", "/fr-ca/key-services/", "/key-services/oh/", "/key-services/oh/columbus/", "/guides/spare-key-checklist/"])(
    "%s is made once, and then sent as it was",
    async (path) => {
      const [first, second] = [await look(path), await look(path)];
      expect(first).toMatchObject({ status: 200, headers: { "x-nextjs-cache": "MISS" } });
      expect(second).toMatchObject({ status: 200, body: first.body });
      expect(await stateOf(path)).toBe("HIT");
    },
  );

  it("may be kept by the browser that asks whether it is still the same, and by nobody else", async () => {
    const { headers } = await look("/contact/");
    expect(headers["cache-control"]).toBe("private, max-age=0, must-revalidate");
    for (const accepted of [HTML, ANY]) expect(await look("/contact/", { ...accepted, "if-none-match": headers.etag! })).toMatchObject({ status: 304, body: "" });
  });

  it("is compressed for whoever takes that, from the first time on", async () => {
    for (let times = 0; times < 2; times++) {
      const { status, headers } = await look("/patents/", { ...HTML, "accept-encoding": "gzip" });
      expect({ status, encoding: headers["content-encoding"] }).toEqual({ status: 200, encoding: "gzip" });
      expect((await look("/patents/")).headers).not.toHaveProperty("content-encoding");
    }
  });

  it("whose query asks for a part is made for each visitor, whatever is kept beside it", async () => {
    const [all, foxes] = [await look("/key-gallery/"), await look("/key-gallery/?group=WILD")];
    expect(foxes.headers).not.toHaveProperty("x-nextjs-cache");
    expect(foxes.body.length).toBeLessThan(all.body.length);
    expect((await look("/key-gallery/")).body).toBe(all.body);
    const [first, second] = [await look("/key-services/tx/houston/"), await look("/key-services/tx/houston/?page=2")];
    expect(second.canonical).toBe(`${first.canonical}?page=2`);
    expect((await look("/key-services/tx/houston/")).canonical).toBe(first.canonical);
  });

  it("that does not exist is one and the same for all addresses, which nobody keeps", async () => {
    const name = () => `/no-${randomBytes(6).toString("hex")}/`;
    await look(name());
    for (const path of [name(), name()]) {
      const { status, headers } = await look(path);
      expect({ status, cache: headers["x-nextjs-cache"], control: headers["cache-control"] }).toEqual({ status: 404, cache: "HIT", control: "private, no-store" });
    }
  });
});

describe("a publish", () => {
  it("has the pages that show its documents made anew at once, and the others behind the next look at them", async () => {
    await publishPages(page("a", "A"), page("b", "B"));
    await publish("Zkeptaen", "Zkeptben");
    for (const path of ["/kept-a/", "/kept-b/"]) await look(path);
    await publishPages(page("a", "A, again"));
    expect((await publish("Zkeptaen")).status).toBe(200);
    expect((await look("/kept-a/")).body).toContain("A, again");
    expect(await stateOf("/kept-b/")).toBe("STALE");
    await expect.poll(() => stateOf("/kept-b/")).toBe("HIT");
  });
});

describe("a page that was begun before a publish, and done after it", () => {
  it("is not kept for longer than it may have taken", { timeout: 60_000 }, async () => {
    let title = "of before";
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const slowBff = await startHttpServer((response, request) => {
      void text(request).then(async (body) => {
        const name = request.url === "/webhook" ? "webhook" : /query (\w+)/.exec(body)![1]!;
        const words = title;
        if (name === "PageByPath" && words === "of before") await held;
        const found = { id: "a", uid: "a", type: "page", lang: "en-us", url: "/a/", alternate_languages: [], data: { meta_title: words, slices: [] } };
        const answers: Record<string, object> = {
          webhook: { documents: ["a"] },
          RouteByPath: { data: { route: { status: "FOUND", path: "/a/", lang: "en-us", state: "PUBLISHED" } } },
          PageByPath: { data: { page: found } },
          Chrome: { data: { app_bar: null, productsMenu: null, companyMenu: null, company: { contactDetails: { phone: {}, customer_support: {}, fax: {} }, error: null }, company_information: null } },
        };
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(answers[name] ?? { errors: [{ message: "Away." }] }));
      });
    });
    const own = await startSite({ bffUrl: slowBff.url });
    onTestFinished(own.stop);
    const shown = async () => /<title>([^<]*)/.exec((await rawGet(own.url, "/a/", HTML)).body)?.[1];
    const begun = shown();
    await expect.poll(() => slowBff.requests.length, { timeout: 10_000 }).toBeGreaterThan(2);
    title = "of after";
    expect((await fetch(`${own.url}/revalidate`, { method: "POST", body: "{}" })).status).toBe(200);
    release();
    expect(await begun).toBe("of before");
    await expect.poll(shown, { timeout: 15_000 }).toBe("of after");
  });
});

it("writes nothing beside the build", async () => {
  const newest = () => Math.max(...listFiles("site/.next/server").map((file) => statSync(file).mtimeMs));
  const before = newest();
  await look("/terms/");
  expect(await stateOf("/terms/")).toBe("HIT");
  expect(newest()).toBe(before);
});

// The last one: the BFF does not come back.
it("goes on to show what it has kept without a BFF, and has nothing else to show", async () => {
  const known = [
    ["/how-it-works/", "<h1"],
    ["/key-services/", "<span>Ohio</span>"],
    ["/fr-ca/key-services/on/", "Toronto"],
    ["/key-services/oh/columbus/", "<h2"],
    ["/key-services/ny/new-york/locksmith-key-copy-duplication-4664-gatepost-drive/100001/", "4664 Gatepost Drive"],
  ] as const;
  for (const [path, words] of known) expect((await look(path)).body, path).toContain(words);
  await publish("Zkeptaen");
  bff.close();
  for (const [path, words] of known) {
    // The first visitor has the page looked at anew, behind their back.
    await look(path, ANY);
    await expect.poll(() => stateOf(path)).toBe("HIT");
    const { status, body } = await look(path, ANY);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(body, path).toContain(words);
    expect(body, path).not.toContain('content="noindex"');
  }
  expect(await look("/privacy-policy/")).toMatchObject({ status: 503 });
});
