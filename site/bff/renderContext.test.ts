import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { RouteByPathDocument } from "./__generated__/operations";

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

/** Sends queries within a render context to a BFF with these answers. */
async function make(
  questions: { path: string; cookie?: string; forwardedFor?: string }[],
  headers: Record<string, string>,
  status = 200,
  page?: string,
) {
  const referers: (string | undefined)[] = [];
  const server = await startHttpServer((response, request) => {
    referers.push(request.headers.referer);
    response.writeHead(status, { "content-type": "application/json", ...headers }).end('{"data":{"route":null}}');
  });
  vi.stubEnv("BFF_URL", server.url);
  const [{ queryBff }, { createRenderContext, runInRenderContext }] = await Promise.all([import("./query"), import("./renderContext")]);
  const making = { ...createRenderContext(), page };
  const ask = ({ path, cookie, forwardedFor }: (typeof questions)[number]) =>
    queryBff(RouteByPathDocument, { path, language: "EN_US" }, cookie, forwardedFor).catch(() => null);
  await runInRenderContext(making, () => Promise.all(questions.map(ask)));
  return { ...making, requestCount: referers.length, referers };
}

it("equal queries of a page are sent once", async () => {
  const { requestCount } = await make([{ path: "/a/" }, { path: "/a/" }, { path: "/b/" }, { path: "/a/", cookie: "x=1" }], {
    "x-made-of": "",
  });
  expect(requestCount).toBe(3);
});

it.each([
  ["/a/?q=x", "http://localhost:3000/a/?q=x"],
  [undefined, undefined],
])("queries name the page %s that development has set", async (page, referer) => {
  expect((await make([{ path: "/a/" }], { "x-made-of": "" }, 200, page)).referers).toEqual([referer]);
});

it("the context has the versions of all answers", async () => {
  expect(await make([{ path: "/a/" }], { "x-made-of": "content=M1&network=%22n%22" })).toMatchObject({
    versions: { content: "M1", network: '"n"' },
    isShareable: true,
    isComplete: true,
  });
});

it.each<[string, Record<string, string>, number]>([
  ["names no versions", {}, 200],
  ["fails", { "x-made-of": "" }, 503],
])("a page is incomplete if an answer %s", async (_, headers, status) => {
  expect((await make([{ path: "/a/" }], headers, status)).isComplete).toBe(false);
});

it.each([{ cookie: "io.prismic.preview=x" }, { forwardedFor: "203.0.113.9" }])(
  "a page is not shareable if it queries with %j",
  async (visitor) => {
    expect((await make([{ path: "/a/", ...visitor }], { "x-made-of": "" })).isShareable).toBe(false);
  },
);
