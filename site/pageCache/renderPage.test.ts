import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { PAGE_LIFETIMES } from "#shared/config/lifetimes.ts";
import type { Cdn } from "#shared/edge/config.ts";
import { NOT_CACHED } from "#shared/responseCache/responseCache.ts";
import { remainingMs } from "../bff/deadline";
import {
  markIncomplete,
  markPrivate,
  recordChangeAt,
  recordDocuments,
  recordTokenRead,
  recordVersions,
  renderTime,
} from "../bff/renderContext";
import { ERROR_PAGE_HEADER } from "../errors/errorPageRequest";
import { internalRequest } from "../nextInternals/collectResponse";
import { createRenderPage } from "./renderPage";

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => void (errors = vi.spyOn(console, "error").mockReturnValue()));
afterEach(() => void errors.mockRestore());

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
const html = (response: ServerResponse, body: string, status = 200) =>
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(body);

function createMake(answer: Answer, cdn: Cdn | null) {
  return createRenderPage({
    handler: answer,
    rewrite: (page) => ({ html: page.toUpperCase(), inlineScripts: ["start()"] }),
    headersOf: () => ({ "x-guard": "1", "content-security-policy": "script-src 'self'; style-src 'self'" }),
    phone: "614-555-0199",
    cdn,
    deadlineMs: 3000,
  });
}

function make(answer: Answer, url = "/a/", headers: Record<string, string> = {}) {
  return createMake(answer, null)(internalRequest(url, headers));
}

describe("a page", () => {
  it("is rewritten, has the common headers, and lists the versions of its data", async () => {
    const result = await make(async (_, response) => {
      await Promise.resolve();
      recordVersions({ content: "M1" });
      recordVersions({ network: "2" });
      html(response, "<p>a");
    });
    expect(result).toMatchObject({
      status: 200,
      headers: {
        "x-guard": "1",
        "content-security-policy": `script-src 'self' 'sha256-${sha256("start()")}'; style-src 'self'`,
      },
      body: Buffer.from("<P>A"),
      versions: { content: "M1", network: "2" },
      lifetime: PAGE_LIFETIMES.usual,
    });
  });

  it.each<[string, () => void]>([
    ["is incomplete", markIncomplete],
    ["has a BFF answer that may not be shared", () => recordVersions(null)],
    ["mixes two versions", () => (recordVersions({ network: "1" }), recordVersions({ network: "2" }))],
  ])("that %s is sent to the requests that wait for it, and not cached", async (_, note) => {
    const result = await make((__, response) => (note(), html(response, "a")));
    expect([result.lifetime, result.versions]).toEqual([NOT_CACHED, expect.any(Object)]);
  });

  it("whose parts were read before and after a publish is rendered once more", async () => {
    let [published, renderings] = ["M1", 0];
    const result = await make((_, response) => {
      renderings++;
      recordVersions({ content: published });
      published = "M2";
      recordVersions({ content: published });
      html(response, `rendering ${renderings}`);
    });
    expect([String(result.body), result.versions, result.lifetime]).toEqual(["RENDERING 2", { content: "M2" }, PAGE_LIFETIMES.usual]);
  });

  it.each([
    [1_000, [3_000, 2_000]],
    [1_500, [3_000]],
  ])("that is mixed after %i ms is rendered in the time that is left: %j", async (tookMs, times) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    let published = 0;
    const remaining: number[] = [];
    await make((_, response) => {
      remaining.push(remainingMs());
      vi.advanceTimersByTime(tookMs);
      recordVersions({ content: `M${++published}` });
      recordVersions({ content: `M${++published}` });
      html(response, "a");
    });
    expect(remaining).toEqual(times);
  });

  it("that is mixed a second time, too, is sent and not cached", async () => {
    let published = 0;
    const note = () => recordVersions({ content: `M${++published}` });
    const result = await make((_, response) => (note(), note(), html(response, "a")));
    expect([published, result.lifetime]).toEqual([4, NOT_CACHED]);
  });

  it("that is private to a visitor is not shared", async () => {
    expect((await make((_, response) => (markPrivate(), html(response, "a")))).versions).toBeUndefined();
  });

  it("is the same with a token if none of its queries is for the visitor", async () => {
    expect((await make((_, response) => html(response, "a"))).isSameWithToken).toBe(true);
    expect((await make((_, response) => (recordTokenRead(), html(response, "a")))).isSameWithToken).toBe(false);
  });

  it("that depends on the time is cached for a minute, and never sent when stale", async () => {
    expect((await make((_, response) => (renderTime(), html(response, "a")))).lifetime).toEqual({ freshMs: 60_000, staleMs: 0 });
  });

  it.each([
    ["in an hour", 3_600_000, { freshMs: 60_000, staleMs: 3_540_000 }],
    ["in half a minute", 30_000, { freshMs: 30_000, staleMs: 0 }],
    ["never", Infinity, { freshMs: 60_000, staleMs: 3_600_000 }],
  ])("whose content changes %s has a lifetime that ends then", async (_, inMs, lifetime) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const result = await make((_request, response) => (recordChangeAt(Date.now() + inMs), html(response, "a")));
    expect(result.lifetime).toEqual(lifetime);
  });

  it.each([301, 404, 410, 503])("with the status %i is not cached", async (status) => {
    expect((await make((_, response) => html(response, "a", status))).lifetime).toBe(NOT_CACHED);
  });

  it("that sets a cookie is not cached", async () => {
    expect((await make((_, response) => html(response.setHeader("set-cookie", "a=b"), "a"))).lifetime).toBe(NOT_CACHED);
  });
});

describe("for a CDN, a page", () => {
  const FOR_ALL = { isForAll: true };
  const complete = (_: IncomingMessage, response: ServerResponse, status = 200) => {
    recordVersions({ content: "M1" });
    recordDocuments(new Set(["a"]));
    html(response.setHeader("cache-control", "private"), "a", status);
  };
  const headersOf = async (answer: Answer, purpose = FOR_ALL, cdn: Cdn | null = "fastly") =>
    (await createMake(answer, cdn)(internalRequest("/a/", {}), purpose)).headers;

  it("that is the same for all has its lifetime and keys", async () => {
    expect(await headersOf(complete)).toMatchObject({
      "cache-control": expect.stringMatching(/^public, max-age=0, s-maxage=60, /),
      "surrogate-key": "content d-a",
    });
  });

  it.each<[string, Answer, { isForAll: boolean }]>([
    ["is for one visitor", complete, { isForAll: false }],
    ["turns out to be private", (request, response) => (markPrivate(), complete(request, response)), FOR_ALL],
    ["is incomplete", (request, response) => (markIncomplete(), complete(request, response)), FOR_ALL],
    ["mixes two versions", (request, response) => (recordVersions({ content: "M0" }), complete(request, response)), FOR_ALL],
    ["sets a cookie", (request, response) => complete(request, response.setHeader("set-cookie", "a=b")), FOR_ALL],
    ["is missing", (request, response) => complete(request, response, 404), FOR_ALL],
  ])("that %s stays private", async (_, answer, purpose) => {
    const headers = await headersOf(answer, purpose);
    expect([headers["cache-control"], headers["surrogate-key"]]).toEqual(["private", undefined]);
  });

  it("has the headers that it always had if there is none", async () => {
    expect(await headersOf(complete, FOR_ALL, null)).toEqual(await headersOf(complete, { isForAll: false }, null));
    expect(await headersOf(complete, FOR_ALL, null)).toMatchObject({ "cache-control": "private" });
  });
});

describe("a page that throws", () => {
  const blank = (digest: string) => `<html id="__next_error__"><script>"digest":"${digest}"</script>`;

  it.each([
    ["KEYWAY_FAULT_404", 404],
    ["KEYWAY_FAULT_503", 503],
    ["2750398", 500],
  ])("with the digest %s is replaced by the error page %i, with a reference that is in the log", async (digest, status) => {
    const result = await make((request, response) =>
      request.headers[ERROR_PAGE_HEADER]
        ? html(response, `fault ${String(request.headers[ERROR_PAGE_HEADER]).split(" ")[1]}`)
        : html(response, blank(digest), 500),
    );
    expect(result).toMatchObject({
      status,
      body: Buffer.from(`FAULT ${status}`),
      lifetime: NOT_CACHED,
      headers: { "cache-control": "private, no-store", "x-guard": "1" },
    });
    expect("retry-after" in result.headers).toBe(status === 503);
    expect(errors).toHaveBeenCalledWith(expect.stringMatching(/"reference":"[\da-f]{8}"/));
  });

  it("is replaced by the static error page if the error page throws as well", async () => {
    for (const broken of [(response: ServerResponse) => html(response, blank("1"), 500), () => Promise.reject(new Error("broken"))]) {
      const result = await make((request, response) =>
        request.headers[ERROR_PAGE_HEADER] ? broken(response) : html(response, blank("1"), 500),
      );
      expect(result.status).toBe(500);
      expect(result.body.toString()).toContain("614-555-0199");
    }
  });

  it.each([
    ['1:"a"\n2:E{"digest":"KEYWAY_FAULT_503"}', 503],
    ['0:E{"digest":"123"}', 500],
    ['1:"a"\n2:E{"digest":"NEXT_REDIRECT;replace;/b/;307;"}', 200],
    ['1:"2:E{\\"digest\\":\\"1\\"}"', 200],
  ])("has an error status for the router: %j is %i", async (data, status) => {
    const result = await make((_, response) => response.writeHead(200, { "content-type": "text/x-component" }).end(data), "/a/?_rsc=", {
      rsc: "1",
    });
    expect(result).toMatchObject({ status, body: Buffer.from(data) });
  });
});
