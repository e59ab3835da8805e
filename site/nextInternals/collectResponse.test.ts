import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { collectResponse, internalRequest } from "./collectResponse";

const collect = (answer: (response: ServerResponse) => unknown) =>
  collectResponse((_request, response) => answer(response), internalRequest("/", {}), { "x-early": "1" });

it("a streamed response is returned whole, including characters that are split between chunks", async () => {
  const [first, second] = [Buffer.from("é").subarray(0, 1), Buffer.from("é").subarray(1)];
  const sent = vi.fn<() => void>();
  const closed = vi.fn<() => void>();
  const { status, headers, body } = await collect(async (response) => {
    response.once("close", closed);
    response.writeHead(404, { "content-type": "text/html" });
    expect(response.write("<p>", sent)).toBe(true);
    expect(response.headersSent).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (let times = 0; times < 100; times++) expect(response.write("x".repeat(100_000))).toBe(true);
    response.write(first);
    response.end(second);
  });
  expect({ status, type: headers["content-type"], early: headers["x-early"] }).toEqual({ status: 404, type: "text/html", early: "1" });
  expect(body.toString()).toBe(`<p>${"x".repeat(10_000_000)}é`);
  expect(sent).toHaveBeenCalled();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

it("a response may have no body", async () => {
  expect(await collect((response) => ((response.statusCode = 301), response.end()))).toMatchObject({ status: 301, body: Buffer.alloc(0) });
});

it("rejects with the error that the handler throws", async () => {
  await expect(collect(async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

it("rejects if the response breaks off or is never finished", async () => {
  await expect(collect((response) => (response.write("<p>"), response.destroy()))).rejects.toThrow("broke off");
  vi.useFakeTimers();
  const failure = collect((response) => response.write("<p>")).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toContain("took too long");
});

it("leaves no timer behind, which would hold the page", async () => {
  vi.useFakeTimers();
  await collect((response) => response.end("<p>"));
  await collect(() => {
    throw new Error("broken");
  }).catch(() => {});
  expect(vi.getTimerCount()).toBe(0);
});

it("an internal request has an empty body and no remote address", async () => {
  const request = internalRequest("/a", { host: "x" });
  expect([request.method, request.url, request.headers.host, request.socket.remoteAddress, await text(request)]).toEqual([
    "GET",
    "/a",
    "x",
    undefined,
    "",
  ]);
});
