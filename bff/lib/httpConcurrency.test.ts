import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createHttp } from "./http";

/** A server that responds when the test says so. */
async function startSlowServer() {
  const open: ServerResponse[] = [];
  const server = await startHttpServer((response) => void open.push(response));
  return { ...server, open, answerNext: () => open.shift()!.end('"done"') };
}

/** A response that never comes. */
const rejectWhenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** The time that a busy machine may take. */
const busy = { timeout: 20_000 };
const twoHundred = Array.from({ length: 200 });

test("no more calls than may are under way at once, until their bodies have come", async () => {
  const { url, requests, open } = await startSlowServer();
  const http = createHttp({ source: "kiosks", timeoutMs: 30_000, atOnce: 2 });
  const first = http.getJson(`${url}/1`);
  await vi.waitFor(() => expect(requests).toEqual(["/1"]), busy);
  const others = ["/2", "/3"].map((path) => http.getJson(`${url}${path}`));
  await vi.waitFor(() => expect(requests).toEqual(["/1", "/2"]), busy);
  open[0]!.writeHead(200).write('"do');
  const ofOther = createHttp({ source: "places", timeoutMs: 30_000 }).getJson(`${url}/other`);
  await vi.waitFor(() => expect(requests).toEqual(["/1", "/2", "/other"]), busy);
  open[0]!.end('ne"');
  await expect(first).resolves.toBe("done");
  await vi.waitFor(() => expect(requests).toContain("/3"), busy);
  for (const response of open.slice(1)) response.end('"done"');
  await expect(Promise.all([...others, ofOther])).resolves.toEqual(["done", "done", "done"]);
});

test("a call that waits in the queue until its timeout fails because of the queue, not of the source, and is never made", async () => {
  const { url, requests } = await startSlowServer();
  const http = createHttp({ source: "kiosks", timeoutMs: 150, atOnce: 1 });
  const calls = await Promise.allSettled([http.getJson(`${url}/1`), http.getJson(`${url}/2`)]);
  expect(calls).toMatchObject([{ reason: { code: "UPSTREAM_TIMEOUT" } }, { reason: { code: "UPSTREAM_BUSY" } }]);
  expect(requests).not.toContain("/2");
});

test.each([
  { name: "a GET that waited for more than half of its time", method: "GET", waitedMs: 501, code: "UPSTREAM_BUSY" },
  { name: "a GET that had half of its time left", method: "GET", waitedMs: 499, code: "UPSTREAM_TIMEOUT" },
  // It may have changed something by then, so it must not look like a call that was never made.
  { name: "a POST that waited for more than half of its time", method: "POST", waitedMs: 501, code: "UPSTREAM_TIMEOUT" },
])("$name and then times out fails with $code", async ({ method, waitedMs, code }) => {
  onTestFinished(() => void vi.restoreAllMocks());
  const timeouts: AbortController[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeouts[timeouts.push(new AbortController()) - 1]!.signal);
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const started: string[] = [];
  let answerFirst!: (response: Response) => void;
  const first = new Promise<Response>((resolve) => (answerFirst = resolve));
  const send: typeof fetch = (url, init) => {
    started.push(String(url));
    return started.length === 1 ? first : rejectWhenAborted(init!.signal!);
  };
  const http = createHttp({ source: "kiosks", timeoutMs: 1000, atOnce: 1, fetch: send });
  const ahead = http.fetch("http://kiosks/1");
  const late = http.fetch("http://kiosks/2", { method });
  await vi.waitFor(() => expect(timeouts).toHaveLength(2), busy);
  now.mockReturnValue(waitedMs);
  answerFirst(new Response("done"));
  await ahead;
  await vi.waitFor(() => expect(started).toHaveLength(2), busy);
  timeouts[1]!.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
  await expect(late).rejects.toMatchObject({ code });
});

test("a call whose visitor leaves while it waits is rejected at once", async () => {
  const { url, requests, answerNext } = await startSlowServer();
  const http = createHttp({ source: "kiosks", timeoutMs: 30_000, atOnce: 1 });
  const first = http.getJson(`${url}/1`);
  await vi.waitFor(() => expect(requests).toHaveLength(1), busy);
  const left = new AbortController();
  const leaving = http.getJson(`${url}/2`, { signal: left.signal });
  left.abort(new Error("the visitor left"));
  await expect(leaving).rejects.toThrow("the visitor left");
  answerNext();
  await expect(first).resolves.toBe("done");
  expect(requests).toEqual(["/1"]);
});

test("with two hundred calls waiting, a further call fails at once, with an error that contains no credentials", async () => {
  const { url } = await startSlowServer();
  const http = createHttp({ source: "kiosks", timeoutMs: 30_000, atOnce: 1 });
  const left = new AbortController();
  const waiting = Promise.allSettled([undefined, ...twoHundred].map(() => http.getJson(url, { signal: left.signal })));
  const refused = { code: "UPSTREAM_BUSY", source: "kiosks", message: `200 calls wait already for ${url}/?key=…` };
  await expect(http.getJson(`${url}/?key=hush`)).rejects.toMatchObject(refused);
  left.abort();
  await waiting;
});

test("the calls of one visitor leave room for those of others", async () => {
  const { url, requests, open } = await startSlowServer();
  const http = createHttp({ source: "kiosks", timeoutMs: 30_000, atOnce: 2 });
  const left = new AbortController();
  const many = Promise.allSettled(twoHundred.map((_, nth) => http.getJson(`${url}/${nth}`, { signal: left.signal, visitor: "192.0.2.7" })));
  await vi.waitFor(() => expect(requests).toEqual(["/0"]), busy);
  const other = http.getJson(`${url}/other`, { visitor: "192.0.2.8" });
  await vi.waitFor(() => expect(requests).toEqual(["/0", "/other"]), busy);
  open[1]!.end('"done"');
  await expect(other).resolves.toBe("done");
  left.abort();
  await many;
});

test("a call that waits for a retry does not count as under way", async () => {
  const { url, requests } = await startHttpServer((response, request, nth) => {
    if (nth === 1) response.writeHead(429, { "retry-after": "0.2" }).end();
    else response.end(JSON.stringify(request.url));
  });
  const http = createHttp({ source: "kiosks", timeoutMs: 30_000, atOnce: 1 });
  const paused = http.getJson(`${url}/paused`);
  await expect(http.getJson(`${url}/other`)).resolves.toBe("/other");
  await expect(paused).resolves.toBe("/paused");
  expect(requests).toEqual(["/paused", "/other", "/paused"]);
});
