import type { ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createHttp } from "./http";
import { NO_TELEMETRY } from "./telemetry";

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

  test("counts as a retry, and is charged for each of both", async () => {
    const [retry, charge] = [vi.fn<(source: string) => void>(), vi.fn<() => Promise<void>>(async () => {})];
    const { url } = await startAfterResets(1);
    const counted = createHttp({ source: "kiosks", timeoutMs: 30_000, telemetry: { ...NO_TELEMETRY, retry } });
    await counted.getJson(url, { charge });
    expect([retry.mock.calls, charge.mock.calls.length]).toEqual([[["kiosks"]], 2]);
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

describe("a call whose connection breaks within a body that is read whole", () => {
  const breakOff = (response: ServerResponse, status = 200) =>
    response.writeHead(status, { "content-length": "100", "retry-after": "0" }).write('"do', () => reset(response));
  const startAfterBreaks = (breaks: number, status?: number) =>
    startHttpServer((response, _, nth) => void (nth <= breaks ? breakOff(response, status) : response.end('"done"')));

  test("is retried once when it only reads, since nothing of the response was used", async () => {
    const { url, requests } = await startAfterBreaks(1);
    await expect(http.getJson(url)).resolves.toBe("done");
    expect(requests).toHaveLength(2);
  });

  test("is retried once when the body is sent in chunks, whether the connection is reset or ended", async () => {
    for (const end of [reset, (response: ServerResponse) => void response.socket?.end()]) {
      const { url, requests } = await startHttpServer((response, _, nth) => {
        if (nth === 1) response.writeHead(200).write('"do', () => end(response));
        else response.end('"done"');
      });
      await expect(http.getJson(url)).resolves.toBe("done");
      expect(requests).toHaveLength(2);
    }
  });

  test("is not made a third time", async () => {
    const { url, requests } = await startAfterBreaks(2);
    await expect(http.getJson(url)).rejects.toMatchObject({ code: "UPSTREAM_UNREACHABLE" });
    expect(requests).toHaveLength(2);
  });

  test.each([
    ["may change something", 200, () => http.postJson],
    ["was refused", 429, () => http.getJson],
  ] as const)("is not retried when it %s", async (_, status, method) => {
    const { url, requests } = await startAfterBreaks(1, status);
    await expect(method()(url, {})).rejects.toMatchObject({ code: "UPSTREAM_UNREACHABLE" });
    expect(requests).toHaveLength(1);
  });
});

describe("a call is not retried", () => {
  test("when its body is too large", async () => {
    const { url, requests } = await startHttpServer((response) => void response.end('"too large"'));
    const call = createHttp({ source: "kiosks", timeoutMs: 30_000, maxBytes: 5 }).getJson(url);
    await expect(call).rejects.toMatchObject({ code: "UPSTREAM_TOO_LARGE" });
    expect(requests).toHaveLength(1);
  });

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
