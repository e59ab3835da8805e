import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startHttpServer } from "../../tests/support/httpServer";
import { rawGet } from "../../tests/support/rawRequest";
import { answerFromRecent, forgetRecentPages } from "./recentPages";

const HTML = { accept: "text/html" };
const KEPT = { "x-nextjs-cache": "HIT", etag: '"e"', "cache-control": "private, max-age=0, must-revalidate", "content-type": "text/html" };

let now = 0;
let site: Awaited<ReturnType<typeof startHttpServer>>;
/** How often Next was asked, and how it answers. */
let asked = 0;
let answer: (response: ServerResponse) => void;

const sendPage = (headers: Record<string, string> = KEPT, status = 200) => (response: ServerResponse) => {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.write(`page `);
  response.end(String(asked));
};
const look = async (path = "/x/", headers: Record<string, string> = HTML) => (await rawGet(site.url, path, headers)).body;

beforeEach(async () => {
  vi.spyOn(Date, "now").mockImplementation(() => now);
  forgetRecentPages();
  asked = 0;
  answer = sendPage();
  site = await startHttpServer((response, request) => {
    if (answerFromRecent(request, response)) return;
    asked++;
    answer(response);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a page that Next keeps", () => {
  it("is sent again for two seconds, with all its headers", async () => {
    const [first, second] = [await rawGet(site.url, "/x/", HTML), await rawGet(site.url, "/x/", HTML)];
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(second.headers).toMatchObject({ ...KEPT, "content-length": "6" });
    now += 2_000;
    expect(await look()).toBe("page 2");
    expect(asked).toBe(2);
  });

  it("is asked for once while it is renewed, and the crowd sees the old one for a second", async () => {
    await look();
    now += 2_000;
    let finish = () => {};
    answer = (response) => void (finish = () => sendPage()(response));
    const renewed = look();
    await vi.waitFor(() => expect(asked).toBe(2));
    expect(await look()).toBe("page 1");
    now += 1_000;
    const impatient = look();
    await vi.waitFor(() => expect(asked).toBe(3));
    finish();
    expect(await impatient).toBe("page 3");
    void renewed.catch(() => {});
  });

  it("is not sent at all to a browser that has it", async () => {
    await look();
    const seen = await rawGet(site.url, "/x/", { ...HTML, "if-none-match": '"e"' });
    expect(seen).toMatchObject({ status: 304, body: "", headers: { etag: '"e"', "cache-control": "private, max-age=0, must-revalidate" } });
    expect(seen.headers).not.toHaveProperty("content-length");
    expect(await look("/x/", { ...HTML, "if-none-match": '"of before"' })).toBe("page 1");
  });

  it("is one of its path and encoding", async () => {
    await look();
    await look("/y/");
    await look("/x/", { ...HTML, "accept-encoding": "gzip, br" });
    expect(asked).toBe(3);
  });
});

it.each<[string, Record<string, string>, number]>([
  ["is made for the request", { "content-type": "text/html" }, 200],
  ["is old, and being made anew", { ...KEPT, "x-nextjs-cache": "STALE" }, 200],
  ["is missing", KEPT, 404],
  ["sets a cookie", { ...KEPT, "set-cookie": "a=b" }, 200],
])("a page that %s is not sent again", async (_, headers, status) => {
  answer = sendPage(headers, status);
  for (let times = 0; times < 2; times++) await look();
  expect(asked).toBe(2);
});

it.each<[string, string, Record<string, string>]>([
  ["for a part", "/x/?a=1&page=2", HTML],
  ["for data", "/x/", { ...HTML, rsc: "1" }],
  ["that is no page's", "/x/", { accept: "application/json" }],
  ["in a preview", "/x/", { ...HTML, cookie: "a=b; io.prismic.preview=T" }],
  ["in an experiment", "/x/", { ...HTML, cookie: "io.prismic.experiment=G1%201" }],
  ["in draft mode", "/x/", { ...HTML, cookie: "__prerender_bypass=abc" }],
  ["that speaks to Next itself", "/x/", { ...HTML, "x-middleware-rewrite": "/y/" }],
  ["in a frame", "/x/", { ...HTML, "sec-fetch-dest": "iframe" }],
  ["of this process to itself", "/x/", { ...HTML, "x-keyway-fault": "abc" }],
])("a request %s has an answer of its own, and leaves nobody else one", async (_, path, headers) => {
  await look();
  for (let times = 0; times < 2; times++) await look(path, headers);
  expect(asked).toBe(3);
  expect(await look()).toBe("page 1");
});

it("a visitor with any other query or cookie is sent what everybody is, and leaves nobody an answer to it", async () => {
  await look("/x/?utm_source=mail");
  expect(await look()).toBe("page 2");
  expect(await look("/x/?utm_source=mail")).toBe("page 2");
  expect(await look("/x/", { ...HTML, cookie: "token=abc; consent=1" })).toBe("page 2");
});

describe("a publish", () => {
  it("ends all pages at once", async () => {
    await look();
    forgetRecentPages();
    expect(await look()).toBe("page 2");
  });

  it("ends those as well that were begun before it", async () => {
    answer = (response) => {
      forgetRecentPages();
      sendPage()(response);
    };
    await look();
    await look();
    expect(asked).toBe(2);
  });
});

it("holds two hundred pages, and no more", async () => {
  for (let number = 0; number <= 200; number++) await look(`/${number}/`);
  expect(asked).toBe(201);
  await look("/200/");
  expect(asked).toBe(201);
  await look("/0/");
  expect(asked).toBe(202);
});
