import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import type { SourceError } from "./errors";
import { createHttp, type HttpOptions } from "./http";

const http = (options: Partial<HttpOptions> = {}) => createHttp({ source: "kiosks", timeoutMs: 2000, ...options });

async function failureOf(call: Promise<unknown>): Promise<SourceError> {
  return call.then(
    () => expect.fail("the call succeeded"),
    (error: SourceError) => error,
  );
}

/** Returns the result of a call and the milliseconds it took. */
async function timed<T>(call: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await call();
  return { ms: performance.now() - start, result };
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

test("getJson accepts JSON and parses it", async () => {
  const accepted: unknown[] = [];
  const { url } = await startHttpServer((response, request) => {
    accepted.push(request.headers.accept);
    response.end('{"results":[1]}');
  });
  await expect(http().getJson(`${url}/kiosks`)).resolves.toEqual({ results: [1] });
  expect(accepted).toEqual(["application/json"]);
});

test("fetch returns status, headers and body, also for statuses without a body", async () => {
  const { url } = await startHttpServer((response, _, nth) => {
    response.writeHead(nth === 1 ? 404 : 204, { "x-id": String(nth) });
    response.end(nth === 1 ? "no such thing" : undefined);
  });
  const missing = await http().fetch(url);
  expect([missing.status, missing.headers.get("x-id"), await missing.text()]).toEqual([404, "1", "no such thing"]);
  const empty = await http().fetch(url);
  expect([empty.status, empty.headers.get("x-id"), await empty.text()]).toEqual([204, "2", ""]);
});

test("any other status is an error with the text of the error catalogue", async () => {
  const { url, requests } = await startHttpServer((response) => response.writeHead(503).end("{}"));
  await expect(failureOf(http().getJson(`${url}/kiosks`))).resolves.toMatchObject({
    name: "SourceError",
    message: `Unexpected status code [503] on URL ${url}/kiosks`,
    source: "kiosks",
    code: "UPSTREAM_STATUS",
    status: 503,
  });
  expect(requests).toHaveLength(1);
});

test("malformed JSON is a bad payload", async () => {
  const { url } = await startHttpServer((response) => response.end('{"results":['));
  await expect(failureOf(http().getJson(url))).resolves.toMatchObject({ code: "UPSTREAM_BAD_PAYLOAD", message: `No JSON from ${url}` });
});

describe("a 429", () => {
  test.each([
    ["seconds", () => "0.3", 290],
    ["a date", () => new Date(Date.now() + 2000).toUTCString(), 900],
  ])("is retried after its retry-after in %s", async (_, header, atLeastMs) => {
    const { url, requests } = await startHttpServer((response, _request, nth) => {
      if (nth === 1) response.writeHead(429, { "retry-after": header() }).end();
      else response.end('"done"');
    });
    const { ms, result } = await timed(() => http().getJson(url));
    expect(result).toBe("done");
    expect(requests).toHaveLength(2);
    expect(ms).toBeGreaterThanOrEqual(atLeastMs);
    expect(ms).toBeLessThan(2500);
  });

  test.each([[undefined], ["soon"]])("with retry-after %j is retried after one second", async (header) => {
    const { url, requests } = await startHttpServer((response, _, nth) => {
      if (nth === 1) response.writeHead(429, header ? { "retry-after": header } : {}).end();
      else response.end('"done"');
    });
    const { ms } = await timed(() => http().getJson(url));
    expect(requests).toHaveLength(2);
    expect(ms).toBeGreaterThanOrEqual(990);
    expect(ms).toBeLessThan(2000);
  });

  test("is an error after five attempts", async () => {
    const { url, requests } = await startHttpServer((response) => response.writeHead(429, { "retry-after": "0" }).end());
    const error = await failureOf(http().getJson(`${url}/kiosks?ids=1`));
    expect(error).toMatchObject({
      code: "UPSTREAM_RATE_LIMITED",
      status: 429,
      message: `Unexpected status code [429] on URL ${url}/kiosks?ids=1`,
    });
    expect(requests).toHaveLength(5);
  });

  test.each(["4", "30", "99999999"])("with a retry-after of %s s, longer than a request may take, is an error at once", async (seconds) => {
    const { url, requests } = await startHttpServer((response) => response.writeHead(429, { "retry-after": seconds }).end());
    const { ms, result } = await timed(() => failureOf(http().getJson(url)));
    expect(result).toMatchObject({ code: "UPSTREAM_RATE_LIMITED", status: 429 });
    expect(ms).toBeLessThan(1000);
    expect(requests).toHaveLength(1);
  });

  test("stops waiting when its caller leaves", async () => {
    const { url, requests } = await startHttpServer((response) => response.writeHead(429, { "retry-after": "2" }).end());
    const left = new AbortController();
    const call = failureOf(http().getJson(url, { signal: left.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { ms, result } = await timed(async () => {
      left.abort(new Error("the visitor left"));
      return await call;
    });
    expect(result.message).toBe("the visitor left");
    expect(ms).toBeLessThan(500);
    expect(requests).toHaveLength(1);
  });
});

describe("the charge of a call", () => {
  test("is taken for each attempt before it is made", async () => {
    const seen: number[] = [];
    const { url, requests } = await startHttpServer((response, _, nth) => {
      response.writeHead(nth < 3 ? 429 : 200, { "retry-after": "0" }).end("1");
    });
    await http().getJson(url, { charge: async () => void seen.push(requests.length) });
    expect(seen).toEqual([0, 1, 2]);
    await http().postJson(url, {}, { charge: async () => void seen.push(requests.length) });
    await http().getChunks(url, () => {}, { charge: async () => void seen.push(requests.length) });
    expect(seen).toEqual([0, 1, 2, 3, 4]);
  });

  test("ends the call with its own error when the budget is spent, and nothing is sent", async () => {
    const { url, requests } = await startHttpServer((response) => response.writeHead(429, { "retry-after": "0" }).end());
    const spent = new Error("spent");
    let left = 2;
    const charge = async () => {
      if (left-- === 0) throw spent;
    };
    await expect(http().getJson(url, { charge })).rejects.toBe(spent);
    expect(requests).toHaveLength(2);
  });
});

describe("an upstream that does not finish", () => {
  test("before its headers is a timeout", async () => {
    const { url, closed } = await startHttpServer(() => {});
    const { ms, result } = await timed(() => failureOf(http({ timeoutMs: 150 }).getJson(`${url}/slow`)));
    expect(result).toMatchObject({ code: "UPSTREAM_TIMEOUT", message: `${url}/slow response timeout` });
    expect(ms).toBeGreaterThanOrEqual(140);
    expect(ms).toBeLessThan(1000);
    await vi.waitFor(() => expect(closed).toEqual(["/slow"]));
  });

  test("inside its body is a timeout", async () => {
    const { url, closed } = await startHttpServer((response) => response.writeHead(200).write('{"results":'));
    const { ms, result } = await timed(() => failureOf(http({ timeoutMs: 150 }).getJson(`${url}/slow`)));
    expect(result).toMatchObject({ code: "UPSTREAM_TIMEOUT", message: `${url}/slow response timeout` });
    expect(ms).toBeLessThan(1000);
    await vi.waitFor(() => expect(closed).toEqual(["/slow"]));
  });

  test("inside its body is a timeout after a garbage collection, too", async () => {
    const { url, closed } = await startHttpServer((response) => response.writeHead(200).write('{"results":'));
    const collectAfterHeaders: typeof fetch = (...parameters) => fetch(...parameters).finally(() => setImmediate(collectGarbage));
    const { code } = await failureOf(http({ timeoutMs: 300, fetch: collectAfterHeaders }).getJson(`${url}/slow`));
    expect(code).toBe("UPSTREAM_TIMEOUT");
    await vi.waitFor(() => expect(closed).toEqual(["/slow"]));
  });

  test("is a timeout for a caller with a signal, too", async () => {
    const { url } = await startHttpServer(() => {});
    const { ms, result } = await timed(() => failureOf(http({ timeoutMs: 150 }).getJson(url, { signal: new AbortController().signal })));
    expect(result.code).toBe("UPSTREAM_TIMEOUT");
    expect(ms).toBeLessThan(1000);
  });

  test("is aborted when its caller leaves, inside the body too", async () => {
    const { url, requests, closed } = await startHttpServer((response) => response.writeHead(200).write('{"results":'));
    const left = new AbortController();
    const call = failureOf(http().getJson(`${url}/slow`, { signal: left.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { ms, result } = await timed(() => {
      left.abort(new Error("the visitor left"));
      return call;
    });
    expect(result.message).toBe("the visitor left");
    expect(ms).toBeLessThan(1000);
    await vi.waitFor(() => expect(closed).toEqual(["/slow"]));
  });
});

describe("an upstream that breaks off", () => {
  test("before its headers counts as unreachable", async () => {
    const { url } = await startHttpServer((response) => response.destroy());
    await expect(failureOf(http().getJson(`${url}/x`))).resolves.toMatchObject({
      code: "UPSTREAM_UNREACHABLE",
      message: `No answer from ${url}/x`,
    });
  });

  test.each([
    ["with a content-length", { "content-length": "1000" }],
    ["in chunks", {}],
  ])("inside its body %s counts as unreachable", async (_, headers) => {
    const { url } = await startHttpServer((response) => {
      response.writeHead(200, headers).write('{"results":[]}');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(failureOf(http().getJson(url))).resolves.toMatchObject({ code: "UPSTREAM_UNREACHABLE" });
  });

  test("or refuses the connection counts as unreachable", async () => {
    await expect(failureOf(http().getJson("http://127.0.0.1:1/x"))).resolves.toMatchObject({
      code: "UPSTREAM_UNREACHABLE",
      message: "No answer from http://127.0.0.1:1/x",
    });
  });
});

describe("a body over the limit", () => {
  test("that is streamed without end is stopped early by its bytes", async () => {
    let sent = 0;
    const { url, closed } = await startHttpServer((response) => {
      const chunk = Buffer.alloc(10_000, "x");
      const pump = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.byteLength;
        if (!response.destroyed) response.once("drain", pump);
      };
      pump();
    });
    const error = await failureOf(http({ maxBytes: 100_000 }).getJson(`${url}/big`));
    expect(error).toMatchObject({ code: "UPSTREAM_TOO_LARGE", message: `body over 100000 bytes from ${url}/big` });
    await vi.waitFor(() => expect(closed).toEqual(["/big"]));
    expect(sent).toBeLessThan(20_000_000);
  });

  test("is refused by its content-length without waiting for it", async () => {
    const { url, closed } = await startHttpServer((response) => response.writeHead(200, { "content-length": "100001" }).flushHeaders());
    expect((await failureOf(http({ maxBytes: 100_000 }).getJson(`${url}/big`))).code).toBe("UPSTREAM_TOO_LARGE");
    await vi.waitFor(() => expect(closed).toEqual(["/big"]));
  });

  test("is measured after decompression, when content-length is small", async () => {
    const { gzipSync } = await import("node:zlib");
    const { url } = await startHttpServer((response) => {
      const body = gzipSync(JSON.stringify("x".repeat(1_000_000)));
      response.writeHead(200, { "content-encoding": "gzip", "content-length": String(body.byteLength) }).end(body);
    });
    expect((await failureOf(http({ maxBytes: 100_000 }).getJson(url))).code).toBe("UPSTREAM_TOO_LARGE");
    await expect(http({ maxBytes: 1_000_002 }).getJson(url)).resolves.toHaveLength(1_000_000);
  });
});

test.each([
  ["a status", (response: import("node:http").ServerResponse) => response.writeHead(500).end()],
  ["too many tries", (response: import("node:http").ServerResponse) => response.writeHead(429, { "retry-after": "0" }).end()],
  ["no JSON", (response: import("node:http").ServerResponse) => response.end("<html>")],
  ["a reset", (response: import("node:http").ServerResponse) => response.destroy()],
  ["a timeout", () => {}],
  ["too much", (response: import("node:http").ServerResponse) => response.end("x".repeat(2000))],
])("no message holds a credential of the address: %s", async (_, answer) => {
  const { url } = await startHttpServer((response) => void answer(response));
  const address = `${url}/api?access_token=hush-1&ref=M1&key=hush-2&token=hush-3`;
  const { message } = await failureOf(http({ timeoutMs: 200, maxBytes: 1000 }).getJson(address));
  expect(message).toContain(`${url}/api?access_token=…&ref=M1&key=…&token=…`);
  expect(message).not.toContain("hush");
});
