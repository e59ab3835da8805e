import { expect, it, vi } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { rawRequest } from "#tests/support/rawRequest.ts";
import type { Handler } from "../nextInternals/collectResponse";
import { createDevelopmentFiles } from "./developmentFiles";

/** Requests a path of a development server, which says "as ever" where the handler returns false. */
async function ask(handler: Handler, path: string, method = "GET") {
  const answer = createDevelopmentFiles(handler, (response, { status, text }) => response.writeHead(status).end(text));
  const { url } = await startHttpServer((response, request) => {
    response.setHeader("x-guard", "1");
    if (!answer(request, response)) response.end("as ever");
  });
  return rawRequest(url, path, { method });
}

const html: Handler = (request, response) =>
  response.writeHead(request.url === "/_next/image" ? 404 : 500, { "content-type": "text/html; charset=utf-8" }).end("<html>");

it.each(["/_next/x", "/_next/image", "/_next/static/chunks/gone.js", "/__nextjs_x"])(
  "%s, which Next does not have, is a 404",
  async (path) => {
    expect(await ask(html, path)).toMatchObject({ status: 404, body: "There is no such file.", headers: { "x-guard": "1" } });
  },
);

it.each([
  [200, "application/javascript", "let a"],
  [304, "application/javascript", ""],
  [404, "application/json", '{"error":1}'],
  [500, "text/plain", "It does not compile."],
])("sends what Next answers with %i and %s", async (status, type, body) => {
  const answer = await ask((_, response) => response.writeHead(status, { "content-type": type }).end(body), "/_next/static/a.js?v=1");
  expect(answer).toMatchObject({ status, body, headers: { "content-type": type, "x-guard": "1" } });
});

it.each([
  ["GET", "/products/"],
  ["GET", "/_nextdoor/"],
  ["POST", "/__nextjs_original-stack-frames"],
])("leaves %s %s alone", async (method, path) => {
  const next = vi.fn<Handler>();
  expect((await ask(next, path, method)).body).toBe("as ever");
  expect(next).not.toHaveBeenCalled();
});
