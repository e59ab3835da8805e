import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type NewResponse, NOT_CACHED } from "#shared/responseCache/responseCache.ts";
import { startPageHandler as start, unavailable } from "./testing";

describe("a page", () => {
  it("is rendered once for concurrent requests, and then sent with its ETag", async () => {
    const { make, get } = await start();
    const answers = await Promise.all([get("/a/"), get("/a/?utm_source=x", { accept: "*/*" })]);
    expect(answers.map(({ body }) => body)).toEqual(["made 1", "made 1"]);
    expect(await get("/a/", { "if-none-match": answers[0]!.headers.etag! })).toMatchObject({ status: 304, body: "" });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("is rendered without the visitor's headers, except for the address", async () => {
    const { make, get } = await start();
    await get("/key-services/?x=1&page=2", {
      cookie: "consent=yes",
      "user-agent": "curl",
      "accept-language": "fr",
      "x-forwarded-for": "203.0.113.9",
    });
    expect(make.mock.lastCall![0]).toMatchObject({
      url: "/key-services/?page=2",
      headers: { "x-forwarded-for": "203.0.113.9", accept: "text/html" },
    });
    for (const name of ["cookie", "accept-language"]) expect(make.mock.lastCall![0].headers).not.toHaveProperty(name);
  });

  it("is rendered for one visitor if cookies ask for it, and is not sent to others", async () => {
    const { get } = await start();
    expect((await get("/a/", { cookie: "io.prismic.preview=x" })).body).toBe("made 1");
    expect((await get("/a/")).body).toBe("made 2");
    expect((await get("/a/", { cookie: "io.prismic.experiment=x; token=abc" })).body).toBe("made 3");
    expect((await get("/a/")).body).toBe("made 2");
  });

  it("is given up without a line in the log if its only visitor leaves while it waits to be rendered", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const { make, get, url } = await start();
    let hasLeft = false;
    make.mockImplementationOnce((_, purpose) => {
      const signal = purpose!.signal!;
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => ((hasLeft = true), reject(signal.reason))));
    });
    const visitor = new AbortController();
    const visit = fetch(`${url}/a/`, { headers: { cookie: "io.prismic.preview=x" }, signal: visitor.signal });
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    visitor.abort();
    await expect(visit).rejects.toThrow("aborted");
    await vi.waitFor(() => expect(hasLeft).toBe(true));
    expect((await get("/a/")).body).toBe("made 1");
    expect(error).not.toHaveBeenCalled();
  });

  it("is rendered again in the background when it is a minute old", async () => {
    const { clock, get } = await start();
    await get("/a/");
    clock.now += 60_000;
    expect((await get("/a/")).body).toBe("made 1");
    await expect.poll(async () => (await get("/a/")).body).toBe("made 2");
  });

  it("that is newer than the known versions has them fetched at once", async () => {
    const { versions, renew, make, page, get } = await start();
    make.mockResolvedValue(page("newer", { versions: { content: "M2" } }));
    renew.mockImplementation(async () => void (versions.content = "M2"));
    for (let times = 0; times < 2; times++) expect((await get("/a/")).body).toBe("newer");
    expect([make.mock.calls.length, renew.mock.calls.length]).toEqual([1, 1]);
  });

  it("that redirects keeps the whole query", async () => {
    const { make, get } = await start();
    make.mockImplementation(async ({ url }) => ({
      status: 301,
      headers: { location: `/b${url!.slice(2)}` },
      body: Buffer.alloc(0),
      versions: {},
      lifetime: NOT_CACHED,
    }));
    expect((await get("/a/?utm_source=x&page=2")).movedTo).toBe("/b/?utm_source=x&page=2");
  });
});

describe("one visitor's many requests", () => {
  const ANN = { "x-forwarded-for": "192.0.2.1" };
  const BOB = { "x-forwarded-for": "192.0.2.2" };
  const EVE = { "x-forwarded-for": "192.0.2.66" };

  it.each<[string, (number: number) => string]>([
    ["pages", (number) => `/page-${number}/`],
    ["parameters", (number) => `/key-gallery/?group=${number}`],
    ["the router's data", (number) => `/page-${number}/?_rsc=`],
  ])("of %s evict no page that others have requested", async (_, addressOf) => {
    const { make, get } = await start();
    for (const [path, ...visitors] of [
      ["/of-ann-and-bob/", ANN, BOB],
      ["/of-ann/", ANN],
    ] as const)
      for (const visitor of visitors) await get(path, visitor);
    const before = make.mock.calls.length;
    const headers = addressOf(0).includes("_rsc") ? { ...EVE, rsc: "1" } : EVE;
    // The cache has room for a thousand pages.
    for (let number = 0; number < 1100; number++) for (let time = 0; time < 2; time++) await get(addressOf(number), headers);
    const rendered = make.mock.calls.length;
    expect(rendered - before).toBeGreaterThan(400);
    for (const path of ["/of-ann-and-bob/", "/of-ann/"]) await get(path, BOB);
    expect(make).toHaveBeenCalledTimes(rendered);
  });
});

describe("a page that a publish has outdated", () => {
  it("is rendered again for the next visitor", async () => {
    const { versions, get } = await start();
    await get("/a/");
    versions.content = "M2";
    expect((await get("/a/")).body).toBe("made 2");
  });

  it("is sent while a newer one cannot be rendered, and rendering is not retried for five seconds", async () => {
    const { clock, versions, make, page, get } = await start();
    await get("/a/");
    versions.content = "M2";
    make.mockResolvedValue(unavailable);
    for (let times = 0; times < 3; times++) expect(await get("/a/")).toMatchObject({ status: 200, body: "made 1" });
    expect(make).toHaveBeenCalledTimes(2);
    make.mockResolvedValue(page("back"));
    clock.now += 5_000;
    expect((await get("/a/")).body).toBe("back");
  });

  it("is sent if rendering takes long, to other visitors at once", async () => {
    const { versions, make, page, get } = await start();
    await get("/a/");
    versions.content = "M2";
    let finish: (result: NewResponse) => void = () => {};
    make.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const first = get("/a/");
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2));
    expect((await get("/a/")).body).toBe("made 1");
    expect((await first).body).toBe("made 1");
    finish(page("late"));
    await expect.poll(async () => (await get("/a/")).body).toBe("late");
  });

  it("is a 404 if it was unpublished", async () => {
    const { versions, make, get } = await start();
    await get("/a/");
    versions.content = "M2";
    make.mockResolvedValue({ ...unavailable, status: 404 });
    for (let times = 0; times < 2; times++) expect((await get("/a/")).status).toBe(404);
  });
});

describe("with a CDN, a page", () => {
  const FOR_CDN = { "content-type": "text/html", "cache-control": "public, s-maxage=60", xkey: "content d-a" };

  it("is for all visitors only where it may be shared", async () => {
    const { make, get } = await start("varnish");
    await get("/a/", { cookie: "token=abc" });
    expect(make.mock.lastCall![1]?.isForAll).toBeFalsy();
  });

  it("may be kept while it is current, and not once it is due to be rendered again", async () => {
    const { clock, make, page, get } = await start("varnish");
    make.mockImplementationOnce(async () => page("first", { headers: FOR_CDN }));
    for (let times = 0; times < 2; times++) expect((await get("/a/")).headers).toMatchObject(FOR_CDN);
    clock.now += 60_000;
    const { headers, body } = await get("/a/");
    expect([body, headers["cache-control"], headers.xkey]).toEqual(["first", "private, max-age=0, must-revalidate", undefined]);
  });

  it("that a publish has outdated may not be kept, also as 304", async () => {
    const { versions, make, page, get } = await start("varnish");
    make.mockImplementationOnce(async () => page("first", { headers: FOR_CDN }));
    const { etag } = (await get("/a/")).headers;
    versions.content = "M2";
    make.mockResolvedValue(unavailable);
    for (const etagSent of ["", etag!]) {
      const outdated = (await get("/a/", { "if-none-match": etagSent })).headers;
      expect([outdated["cache-control"], outdated.xkey]).toEqual(["private, max-age=0, must-revalidate", undefined]);
    }
  });
});

it("a page that cannot be rendered at all is a 500 and a line in the log", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const { make, get } = await start();
  make.mockRejectedValue(new Error("broken"));
  expect((await get("/a/")).status).toBe(500);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("broken"));
  errors.mockRestore();
});

it.each(["/assets/a.svg", "/graphql", "/robots.txt"])("%s is not handled", async (path) => {
  expect((await (await start()).get(path)).status).toBe(418);
});
