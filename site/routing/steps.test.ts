import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RouteByPathDocument } from "../bff/__generated__/operations";
import { BffError, queryBff } from "../bff/query";
import { ERROR_PAGE_HEADER, toErrorPageHeader } from "../errors/errorPageRequest";
import { runSteps, type Visitor } from "./steps";

vi.mock("../bff/query", async (original) => ({ ...(await original<typeof import("../bff/query")>()), queryBff: vi.fn<typeof queryBff>() }));

type Route = { status: string; path?: string | null; lang: string; state?: string; target?: string; isPermanent?: boolean } | null;

const NOBODY: Visitor = {
  inDraftMode: false,
  wasSentToPreview: false,
  isInFrame: false,
  cookieScope: { path: "/", secure: false, sameSite: "lax", partitioned: false },
};

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.mocked(queryBff).mockReset();
  errors.mockRestore();
});

/** Runs the proxy's steps on an address with this route from the BFF; `rewrite` is the internal address. */
async function run(address: string, route: Route | Error, names = ["slash", "preview", "locale"], visitor: Partial<Visitor> = {}) {
  vi.mocked(queryBff).mockImplementation(async () => {
    if (route instanceof Error) throw route;
    return { data: { route: route && { state: "PUBLISHED", ...route } }, errors: [] } as never;
  });
  const response = await runSteps(names, new URL(address, "http://keyway.example"), { ...NOBODY, ...visitor });
  const pathOf = (header: string) => response.headers.get(header)?.replace("http://keyway.example", "") ?? null;
  return {
    status: response.status,
    movedTo: pathOf("location"),
    shows: pathOf("x-middleware-rewrite"),
    robots: response.headers.get("x-robots-tag"),
    framedBy: /frame-ancestors ([^;]*)/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? null,
    cookies: response.headers.getSetCookie(),
    retryAfter: response.headers.get("retry-after"),
    cacheControl: response.headers.get("cache-control"),
    text: await response.text(),
  };
}
const queries = () =>
  vi.mocked(queryBff).mock.calls.map(([document, variables]) => [document === (RouteByPathDocument as never), variables]);
const sentAddresses = () => vi.mocked(queryBff).mock.calls.map(([, , , forwardedFor]) => forwardedFor);
const sentCookies = () => vi.mocked(queryBff).mock.calls.map(([, , cookie]) => cookie);

const missing: Route = { status: "MISSING", path: null, lang: "en-us" };
const foundRoute = (lang: string): Route => ({ status: "FOUND", path: "/x/", lang });
const moved = (path: string, lang: string): Route => ({ status: "MOVED", path, lang });

describe("the steps' names", () => {
  it("an unknown one is a 500", async () => {
    expect(await run("/", foundRoute("en-us"), ["slash", "locael"])).toMatchObject({ status: 500, text: "Unknown middleware locael" });
  });

  it("an unknown one after the response is not reached", async () => {
    expect(await run("/x", missing, ["slash", "locael"])).toMatchObject({ status: 301 });
  });

  it("steps without a response are a 500", async () => {
    expect(await run("/x/", foundRoute("en-us"), ["slash"])).toMatchObject({ status: 500, text: "No middleware answered" });
  });
});

describe("errorPage", () => {
  const showFor = async (header?: string) => {
    vi.mocked(queryBff).mockResolvedValue({ data: { route: foundRoute("en-us") }, errors: [] } as never);
    const headers = new Headers(header ? { [ERROR_PAGE_HEADER]: header } : {});
    const response = await runSteps(["errorPage", "slash", "locale"], new URL("http://keyway.example/fr-ca/x/"), NOBODY, headers);
    return [response.status, response.headers.get("x-middleware-rewrite")];
  };

  it.each([
    [500, "/fr-ca/error/500/abc/"],
    [503, "/fr-ca/error/503/abc/"],
    [404, "/fr-ca/error/404/"],
  ] as const)("shows the page for a %i where this process asks itself for it", async (status, shows) => {
    expect(await showFor(toErrorPageHeader({ status, reference: "abc" }))).toEqual([status, `http://keyway.example${shows}`]);
  });

  it.each([undefined, "abc", "guess abc", "guess 500 abc"])("shows the page to a client that sends %j", async (header) => {
    expect((await showFor(header))[0]).toBe(200);
  });
});

describe("slash", () => {
  it("adds the slash, and keeps the query", async () => {
    expect(await run("/x?a=1&a=2", foundRoute("en-us"))).toMatchObject({ status: 301, movedTo: "/x/?a=1&a=2" });
    expect(queries()).toEqual([[true, { path: "/x/", language: "EN_US" }]]);
  });

  it("redirects to the BFF's target in the same redirect", async () => {
    expect(await run("/fr-ca/x?a=1", moved("/y/x/", "fr-ca"))).toMatchObject({ status: 301, movedTo: "/fr-ca/y/x/?a=1" });
    expect(await run("/x", moved("/y/", "en-us"))).toMatchObject({ status: 301, movedTo: "/y/" });
  });

  it("writes the language prefix in lower case", async () => {
    expect(await run("/FR-CA/x/", foundRoute("fr-ca"))).toMatchObject({ status: 301, movedTo: "/fr-ca/x/" });
  });

  it("adds the slash even if the BFF fails or does not know the path", async () => {
    for (const route of [new BffError("gone"), missing, null])
      expect(await run("/de-de/x", route)).toMatchObject({ status: 301, movedTo: "/de-de/x/" });
  });

  it.each(["/x.html", "/.well-known/security.txt", "/fr-ca/robots.txt"])("does not redirect the file %s", async (path) => {
    expect((await run(path, missing)).status).toBe(404);
  });
});

describe("an editor's redirect", () => {
  const redirect = (target: string, isPermanent = true): Route => ({
    status: "REDIRECTED",
    path: null,
    lang: "en-us",
    target,
    isPermanent,
  });

  it.each([
    ["/old/", redirect("/contact/"), 301, "/contact/"],
    ["/old", redirect("/contact/"), 301, "/contact/"],
    ["/fr-ca/old", redirect("/fr-ca/nous-joindre/#heures"), 301, "/fr-ca/nous-joindre/#heures"],
    ["/old/", redirect("/contact/", false), 307, "/contact/"],
    ["/old.html?utm=a", redirect("/contact/"), 301, "/contact/?utm=a"],
    ["/old/?utm=a", redirect("/contact/?from=old"), 301, "/contact/?from=old"],
    ["/old/?utm=a", redirect("https://other.example/a"), 301, "https://other.example/a"],
  ])("%s is followed in one step", async (address, route, status, movedTo) => {
    expect(await run(address, route)).toMatchObject({ status, movedTo });
  });

  it("of a draft or a variation is for now", async () => {
    for (const state of ["DRAFT", "VARIATION"])
      expect(await run("/old/", { ...redirect("/contact/")!, state })).toMatchObject({ status: 307, movedTo: "/contact/" });
  });
});

describe("a path that is missing", () => {
  const FORWARDED = "203.0.113.9";
  const runFormer = async (address: string, former: Route | Error) => {
    const routes = [missing, former];
    vi.mocked(queryBff).mockImplementation(async (document) => {
      const route = document === (RouteByPathDocument as never) ? routes[0] : routes[1];
      if (route instanceof Error) throw route;
      return { data: { route, formerRoute: route && { state: "PUBLISHED", ...route } }, errors: [] } as never;
    });
    const { status, headers } = await runSteps(["slash", "preview", "locale"], new URL(address, "http://keyway.example"), {
      ...NOBODY,
      forwardedFor: FORWARDED,
    });
    return `${status} ${headers.get("location")?.replace("http://keyway.example", "") ?? ""}`.trim();
  };

  it("leads to the page that had it before, in one step, on the visitor's account", async () => {
    expect(await runFormer("/how-it-works/", moved("/how-it-works-2027/", "en-us"))).toBe("301 /how-it-works-2027/");
    expect(sentAddresses()).toEqual([undefined, FORWARDED]);
    expect(await runFormer("/how-it-works?a=1", moved("/how-it-works-2027/", "en-us"))).toBe("301 /how-it-works-2027/?a=1");
    expect(await runFormer("/fr-ca/comment", moved("/comment-2027/", "fr-ca"))).toBe("301 /fr-ca/comment-2027/");
  });

  it("stays missing if no page had it, the visitor's budget is spent, or the search fails", async () => {
    for (const former of [missing, null, new BffError("gone")]) expect(await runFormer("/never/", former)).toBe("404");
    expect(await runFormer("/never", missing)).toBe("301 /never/");
  });
});

describe("locale", () => {
  it.each([
    ["/x/", foundRoute("en-us"), "/en-us/x/"],
    ["/", foundRoute("en-us"), "/en-us/"],
    ["/fr-ca/", foundRoute("fr-ca"), "/fr-ca/"],
    ["/fr-ca/x/?a=1", foundRoute("fr-ca"), "/fr-ca/x/?a=1"],
    ["/fr-ca/x/", foundRoute("en-us"), "/en-us.for-fr-ca/x/"],
    ["/de-de/x/", foundRoute("en-us"), "/en-us/x/"],
    ["/en-us/x/", foundRoute("en-us"), "/en-us/x/"],
  ])("shows %s, found as %j, at %s", async (path, route, shows) => {
    expect(await run(path, route)).toMatchObject({ status: 200, shows, movedTo: null });
  });

  it.each([
    ["/x/", moved("/y/", "en-us"), "/y/"],
    ["/fr-ca/x/?a=1", moved("/y/", "fr-ca"), "/fr-ca/y/?a=1"],
    ["/de-de/x/", moved("/y/", "en-us"), "/y/"],
  ])("moves %s, by %j, to %s", async (path, route, movedTo) => {
    expect(await run(path, route)).toMatchObject({ status: 301, movedTo, shows: null });
  });

  it("shows the 404 page in the language asked for", async () => {
    expect(await run("/x/", missing)).toMatchObject({ status: 404, shows: "/en-us/error/404/" });
    expect(await run("/fr-ca/x/", missing)).toMatchObject({ status: 404, shows: "/fr-ca/error/404/" });
    expect(await run("/de-de/x/", missing)).toMatchObject({ status: 404, shows: "/en-us/error/404/" });
  });

  it.each([
    ["cannot reach its content", { status: "UNAVAILABLE", path: null, lang: "fr-ca" }],
    ["cannot be reached", new BffError("The BFF cannot be reached.")],
    ["answers nothing", null],
    ["names a language of tomorrow", foundRoute("es-us")],
    ["names a status of tomorrow", { status: "GONE", lang: "fr-ca" }],
  ])("shows the 503 page with retry-after if the BFF %s", async (_, route) => {
    const answer = await run("/fr-ca/x/", route as Route | Error);
    expect(answer).toMatchObject({ status: 503, shows: "/fr-ca/error/503/" });
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
  });

  it("logs why the BFF failed", async () => {
    await run("/x/", new BffError("The BFF cannot be reached."));
    expect(errors).toHaveBeenCalledWith(JSON.stringify({ statusCode: 500, message: "The BFF cannot be reached." }));
  });

  it("queries the BFF once for a path that needs no correction", async () => {
    await run("/fr-ca/x/", foundRoute("fr-ca"));
    expect(queries()).toEqual([[true, { path: "/x/", language: "FR_CA" }]]);
  });
});

it("the query is passed on to the page", async () => {
  expect(await run("/fr-ca/x/?group=WILD&a=1", foundRoute("fr-ca"))).toMatchObject({ status: 200, shows: "/fr-ca/x/?group=WILD&a=1" });
});

describe("the cache-control header", () => {
  const ask = (address: string, route: Route, visitor: Partial<Visitor> = {}) => run(address, route, undefined, visitor);
  const experiment = { googleId: "G1", index: 1 };

  it("lets browsers cache and revalidate a published page", async () => {
    expect((await ask("/x/", foundRoute("en-us"))).cacheControl).toBe("private, max-age=0, must-revalidate");
    expect((await ask("/x/?page=2", foundRoute("en-us"))).cacheControl).toBe("private, max-age=0, must-revalidate");
  });

  it.each<[string, Route, Partial<Visitor>]>([
    ["a draft", { ...foundRoute("en-us")!, state: "DRAFT" }, { preview: "T", inDraftMode: true }],
    ["a variation", { ...foundRoute("en-us")!, state: "VARIATION" }, { experiment }],
    ["a missing page", missing, {}],
    ["an unavailable one", null, {}],
  ])("forbids caching if the page is %s", async (_, route, visitor) => {
    expect((await ask("/x/", route, visitor)).cacheControl).toBe("private, no-store");
  });
});

describe("preview", () => {
  const TOKEN = "https://keyway.prismic.io/previews/s:1?websitePreviewId=1";
  const draft = (route: Route) => ({ ...route!, state: "DRAFT" });
  const look = (address: string, route: Route | Error, visitor: Partial<Visitor> = { inDraftMode: true }) =>
    run(address, route, undefined, { preview: TOKEN, ...visitor });

  it("queries with the editor's cookie, and marks the draft's edition noindex", async () => {
    expect(await look("/fr-ca/x/", draft(foundRoute("en-us")))).toMatchObject({
      status: 200,
      shows: "/en-us.for-fr-ca.draft/x/",
      robots: "noindex",
    });
    expect(sentCookies()).toEqual([`io.prismic.preview=${encodeURIComponent(TOKEN)}`]);
  });

  it("is charged to the visitor who looks at it; a query for published content is not", async () => {
    const forwardedFor = "203.0.113.9, 10.0.0.1";
    await look("/x/", draft(foundRoute("en-us")), { inDraftMode: true, forwardedFor });
    await run("/x/", foundRoute("en-us"), undefined, { forwardedFor });
    await run("/x/", foundRoute("en-us"), undefined, { forwardedFor, experiment: { googleId: "G1", index: 1 } });
    expect(sentAddresses()).toEqual([forwardedFor, undefined, undefined]);
  });

  it("may be framed by the editor, as may the pages that the frame shows next; no other page may", async () => {
    const editors = "'self' https://prismic.io https://*.prismic.io";
    expect((await look("/x/", draft(foundRoute("en-us")))).framedBy).toBe(editors);
    expect((await look("/x/", draft(missing))).framedBy).toBe(editors);
    expect((await run("/preview/expired/", missing)).framedBy).toBe(editors);
    expect((await run("/x/", foundRoute("en-us"), undefined, { isInFrame: true })).framedBy).toBe(editors);
    // Then the server's policy is used.
    expect((await run("/x/", foundRoute("en-us"))).framedBy).toBeNull();
  });

  it("shows its status pages as drafts too", async () => {
    expect(await look("/x/", draft(missing))).toMatchObject({ status: 404, shows: "/en-us.draft/error/404/", robots: "noindex" });
    expect(await look("/x/", draft({ status: "UNAVAILABLE", lang: "en-us" }))).toMatchObject({
      status: 503,
      shows: "/en-us.draft/error/503/",
    });
  });

  it("redirects an editor without draft mode to its route with the way back, once", async () => {
    const answer = await look("/fr-ca/x/?a=1&_rsc=abc", draft(foundRoute("fr-ca")), {});
    expect(answer).toMatchObject({ status: 307, movedTo: `/preview/?from=${encodeURIComponent("/fr-ca/x/?a=1")}` });
    expect(answer.cookies).toEqual([expect.stringMatching(/^preview-sent=1; Path=\/; .*Max-Age=10; HttpOnly; SameSite=lax$/)]);
    expect(await look("/fr-ca/x/", draft(foundRoute("fr-ca")), { wasSentToPreview: true })).toMatchObject({
      status: 200,
      shows: "/fr-ca.draft/x/",
    });
  });

  it("sets its cookie over https so that an iframe sends it as well", async () => {
    expect(
      (await look("/x/", draft(foundRoute("en-us")), { cookieScope: { path: "/", secure: true, sameSite: "none", partitioned: true } }))
        .cookies,
    ).toEqual([expect.stringMatching(/Secure; HttpOnly; SameSite=none; Partitioned$/)]);
  });

  it("is ignored if the BFF says that the cookie is no draft: a tracker of the toolbar, or another repository's", async () => {
    const answer = await look("/x/", foundRoute("en-us"), {});
    expect(answer).toMatchObject({ status: 200, shows: "/en-us/x/", robots: null, cookies: [] });
  });

  it("that has expired is a 410, with and without draft mode", async () => {
    for (const inDraftMode of [true, false]) {
      const answer = await look("/fr-ca/x/", draft({ status: "PREVIEW_EXPIRED", lang: "fr-ca" }), { inDraftMode });
      expect(answer).toMatchObject({ status: 410, shows: "/fr-ca/error/preview/", robots: "noindex" });
    }
    expect(await run("/fr-ca/preview/expired/", missing)).toMatchObject({ status: 410, shows: "/fr-ca/error/preview/", robots: "noindex" });
  });

  it("redirects temporarily", async () => {
    expect(await look("/x/", draft(moved("/y/", "en-us")))).toMatchObject({ status: 307, movedTo: "/y/" });
    expect(await look("/x", draft(foundRoute("en-us")))).toMatchObject({ status: 307, movedTo: "/x/" });
  });

  it("is a 503 if the BFF fails", async () => {
    expect(await look("/x/", new BffError("gone"), {})).toMatchObject({ status: 503, shows: "/en-us/error/503/" });
  });
});

describe("an experiment", () => {
  const experiment = { googleId: "G1", index: 1 };
  const take = (address: string, route: Route) => run(address, route, undefined, { experiment });

  it("shows the edition of its variation if the BFF says that it runs", async () => {
    expect(await take("/fr-ca/x/", { ...foundRoute("en-us")!, state: "VARIATION" })).toMatchObject({
      status: 200,
      shows: "/en-us.for-fr-ca.x-G1-1/x/",
      robots: null,
    });
    expect(sentCookies()).toEqual(["io.prismic.experiment=G1%201"]);
    expect(await take("/x/", { ...missing!, state: "VARIATION" })).toMatchObject({ status: 404, shows: "/en-us.x-G1-1/error/404/" });
    expect(await take("/x/", { ...moved("/y/", "en-us")!, state: "VARIATION" })).toMatchObject({ status: 307, movedTo: "/y/" });
  });

  it("that does not run, or has no such variation, shows published content", async () => {
    expect(await take("/x/", foundRoute("en-us"))).toMatchObject({ shows: "/en-us/x/" });
  });

  it("is ignored in a preview", async () => {
    const answer = await run("/x/", { ...foundRoute("en-us")!, state: "DRAFT" }, undefined, {
      experiment,
      preview: "T",
      inDraftMode: true,
    });
    expect(answer.shows).toBe("/en-us.draft/x/");
    expect(sentCookies()).toEqual(["io.prismic.preview=T; io.prismic.experiment=G1%201"]);
  });
});
