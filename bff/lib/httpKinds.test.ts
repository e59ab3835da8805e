import { describe, expect, test } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { SourceError } from "./errors";
import { createHttp } from "./http";
import type { RetryPolicy } from "./retry";

const http = (retry?: Partial<RetryPolicy>, timeoutMs = 2000) => createHttp({ source: "places", timeoutMs, maxBytes: 1000, retry });

describe("a POST of JSON", () => {
  test("sends the body as JSON with the caller's headers, and parses the response", async () => {
    const seen: unknown[] = [];
    const { url } = await startHttpServer(async (response, request) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      seen.push(request.method, request.headers["content-type"], request.headers.accept, request.headers["x-key"], body);
      response.end('{"ok":true}');
    });
    await expect(http().postJson(url, { a: [1] }, { headers: { "x-key": "k" } })).resolves.toEqual({ ok: true });
    expect(seen).toEqual(["POST", "application/json", "application/json", "k", '{"a":[1]}']);
  });

  test("is sent again whole after a 429", async () => {
    const bodies: string[] = [];
    const { url } = await startHttpServer(async (response, request, nth) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      bodies.push(body);
      if (nth === 1) response.writeHead(429, { "retry-after": "0" }).end();
      else response.end("1");
    });
    await http().postJson(url, "x");
    expect(bodies).toEqual(['"x"', '"x"']);
  });
});

describe("a body in chunks", () => {
  test("is passed on as it arrives, with status and headers of the response", async () => {
    const { url } = await startHttpServer((response) => response.writeHead(200, { etag: '"7"' }).end("a\nb\n"));
    let body = "";
    const answer = await http().getChunks(url, (chunk) => void (body += Buffer.from(chunk).toString()));
    expect([body, answer.status, answer.headers.get("etag")]).toEqual(["a\nb\n", 200, '"7"']);
  });

  test("that has not changed is not sent", async () => {
    const { url } = await startHttpServer((response, request) =>
      response.writeHead(request.headers["if-none-match"] === '"7"' ? 304 : 200).end(),
    );
    const answer = await http().getChunks(url, () => expect.fail("a chunk"), { headers: { "if-none-match": '"7"' } });
    expect(answer.status).toBe(304);
  });

  test.each([
    ["a status", (response: import("node:http").ServerResponse) => response.writeHead(503).end("a\nb\n"), "UPSTREAM_STATUS"],
    [
      "an end too early",
      (response: import("node:http").ServerResponse) =>
        response.writeHead(200, { "content-length": "100" }).write("a\n", () => response.destroy()),
      "UPSTREAM_UNREACHABLE",
    ],
    ["too much", (response: import("node:http").ServerResponse) => response.end("line\n".repeat(300)), "UPSTREAM_TOO_LARGE"],
    ["no end", (response: import("node:http").ServerResponse) => response.writeHead(200).write("a\n"), "UPSTREAM_TIMEOUT"],
  ])("with %s is a failure", async (_, answer, code) => {
    const { url } = await startHttpServer((response) => void answer(response));
    await expect(http({}, 300).getChunks(url, () => {})).rejects.toMatchObject({ source: "places", code });
  });
});

test("the transfer waits for the receiver of the chunks, and ends when that throws", async () => {
  const { url } = await startHttpServer(async (response) => {
    response.write("a");
    setTimeout(() => response.end("b"), 20);
  });
  const taken: string[] = [];
  await http().getChunks(url, async (chunk) => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    taken.push(Buffer.from(chunk).toString());
  });
  expect(taken.join("")).toBe("ab");
  const full = new SourceError("no more", { source: "places", code: "UPSTREAM_BAD_PAYLOAD" });
  await expect(http().getChunks(url, () => Promise.reject(full))).rejects.toBe(full);
});

describe("a source's own retry policy", () => {
  const rules: Partial<RetryPolicy> = {
    statuses: [429, 503],
    maxAttempts: 3,
    waitMs: () => 5,
    isFinal: (body) => body.includes("per day"),
  };

  test("sets the statuses and the number of attempts", async () => {
    const { url, requests } = await startHttpServer((response, _, nth) => void response.writeHead(nth < 3 ? 503 : 200).end("1"));
    await expect(http(rules).getJson(url)).resolves.toBe(1);
    expect(requests).toHaveLength(3);
  });

  test("returns the last response when all attempts have failed", async () => {
    const { url, requests } = await startHttpServer((response) => void response.writeHead(503).end("{}"));
    await expect(http(rules).getJson(url)).rejects.toMatchObject({ code: "UPSTREAM_STATUS", status: 503 });
    expect(requests).toHaveLength(3);
  });

  test("ends at once when the body says that a retry is useless", async () => {
    const { url, requests } = await startHttpServer((response) => void response.writeHead(429).end("limit per day"));
    await expect(http(rules).getJson(url)).rejects.toMatchObject({ code: "UPSTREAM_RATE_LIMITED" });
    expect(requests).toHaveLength(1);
  });
});
