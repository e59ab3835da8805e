import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { startHttpServer } from "../../tests/support/httpServer";
import { createHttp } from "./http";

const http = createHttp({ source: "kiosks", timeoutMs: 30_000 });
const reset = (response: ServerResponse) => void response.socket?.resetAndDestroy();

/** A server that resets the connections of its first calls, and then responds. */
const startAfterResets = (resets: number) =>
  startHttpServer((response, _, nth) => (nth <= resets ? reset(response) : void response.end('"done"')));

describe("a call whose connection breaks before any response", () => {
  test("is retried once when it only reads, and the caller does not notice", async () => {
    const { url, requests } = await startAfterResets(1);
    await expect(http.getJson(url)).resolves.toBe("done");
    expect(requests).toHaveLength(2);
  });

  test("is retried once for a body in chunks", async () => {
    const { url, requests } = await startAfterResets(1);
    let body = "";
    await http.getChunks(url, (chunk) => void (body += Buffer.from(chunk).toString()));
    expect([body, requests.length]).toEqual(['"done"', 2]);
  });

  test("is retried once after a 429 that was retried, too", async () => {
    const { url, requests } = await startHttpServer((response, _, nth) => {
      if (nth === 1) response.writeHead(429, { "retry-after": "0" }).end();
      else if (nth === 2) reset(response);
      else response.end('"done"');
    });
    await expect(http.getJson(url)).resolves.toBe("done");
    expect(requests).toHaveLength(3);
  });

  test("is not made a third time", async () => {
    const { url, requests } = await startAfterResets(2);
    await expect(http.getJson(url)).rejects.toMatchObject({ code: "UPSTREAM_UNREACHABLE" });
    expect(requests).toHaveLength(2);
  });

  test("is not retried when it may change something, since the upstream may have done it", async () => {
    const { url, requests } = await startAfterResets(1);
    await expect(http.postJson(url, {})).rejects.toMatchObject({ code: "UPSTREAM_UNREACHABLE" });
    expect(requests).toHaveLength(1);
  });
});

describe("a call is not retried", () => {
  test("when its response breaks off, since chunks of it may have been used", async () => {
    const { url, requests } = await startHttpServer((response) => {
      response.writeHead(200, { "content-length": "100" }).write("a\n", () => response.destroy());
    });
    const pieces: string[] = [];
    const call = http.getChunks(url, (chunk) => void pieces.push(Buffer.from(chunk).toString()));
    await expect(call).rejects.toMatchObject({ code: "UPSTREAM_UNREACHABLE" });
    expect([pieces.join(""), requests.length]).toEqual(["a\n", 1]);
  });

  test("when it timed out", async () => {
    const { url, requests } = await startHttpServer(() => {});
    await expect(createHttp({ source: "kiosks", timeoutMs: 100 }).getJson(url)).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    expect(requests).toHaveLength(1);
  });

  test("when its visitor has left", async () => {
    const left = new AbortController();
    const { url, requests } = await startHttpServer(() => left.abort(new Error("the visitor left")));
    await expect(http.getJson(url, { signal: left.signal })).rejects.toThrow("the visitor left");
    expect(requests).toHaveLength(1);
  });

  test("where the answer is a redirect, which is not followed", async () => {
    const { url, requests } = await startHttpServer((response) => response.writeHead(302, { location: "/elsewhere" }).end());
    await expect(http.getJson(`${url}/here`)).rejects.toMatchObject({ code: "UPSTREAM_STATUS", status: 302 });
    expect(requests).toEqual(["/here"]);
  });
});
