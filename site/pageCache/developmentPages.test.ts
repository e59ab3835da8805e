import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { recordThrown, renderedPage, sliceRun } from "../bff/renderContext";
import { rawGet } from "#tests/support/rawRequest.ts";
import type { Handler } from "../nextInternals/collectResponse";
import { createDevelopmentPages } from "./developmentPages";

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => void (errors = vi.spyOn(console, "error").mockReturnValue()));
afterEach(() => void errors.mockRestore());

/** Gets a page of a development server whose pages Next renders with this handler. */
async function get(handler: Handler, path = "/a/", headers: Record<string, string> = {}) {
  const answer = createDevelopmentPages(handler);
  const server = createServer((request, response) => {
    response.setHeader("x-guard", "1");
    if (!answer(request, response)) response.end("not answered");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return rawGet(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, headers);
}

it("sends a page as Next renders it", async () => {
  const answer = await get((_, response) => response.writeHead(200, { "x-next": "1" }).end("<p>a"));
  expect(answer).toMatchObject({ status: 200, body: "<p>a", headers: { "x-next": "1", "x-guard": "1" } });
});

it("renders a page again that failed because of a slice, and tells Next which slice threw and why", async () => {
  const { status, body } = await get((_, response) => {
    const { isSearch, broken, rendered } = sliceRun()!;
    if (isSearch) {
      rendered.set("hero$1", { slice: "hero", variation: "default", documentId: "Za" });
      recordThrown("12", "No words.");
      response.end('<!--$!--><template data-dgst="12"></template><template data-broken-slice="hero$1"></template><!--/$-->');
    } else response.writeHead(broken.size > 0 ? 200 : 500).end(JSON.stringify([...broken]));
  });
  expect({ status, body }).toEqual({ status: 200, body: '[["hero$1","No words."]]' });
  expect(JSON.parse(String(errors.mock.lastCall![0]))).toMatchObject({ slice: "hero", documentId: "Za", url: "/a/" });
});

it("leaves a page that failed otherwise to Next, which shows where", async () => {
  expect(await get((_, response) => response.writeHead(500).end("overlay"))).toMatchObject({ status: 500, body: "overlay" });
});

it("leaves files of Next alone", async () => {
  expect((await get(() => {}, "/_next/static/a.js")).body).toBe("not answered");
});

it.each([{}, { rsc: "1" }])("tells the queries of a page with headers %o for which page they are", async (headers) => {
  const { body } = await get(async (_, response) => void response.end(renderedPage()), "/a/?q=x", headers as Record<string, string>);
  expect(body).toBe("/a/?q=x");
});
