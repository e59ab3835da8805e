import { expect, it, vi } from "vitest";
import { type NewResponse, NOT_CACHED } from "#shared/responseCache/responseCache.ts";
import { internalRequest } from "../nextInternals/collectResponse";
import { renderInTurn } from "./renderInTurn";
import type { Purpose, RenderPage } from "./renderPage";

const page: NewResponse = { status: 200, headers: {}, body: Buffer.from("page") };

/** Renderings that the test ends, in the order in which they started. `begun` holds their URLs. */
function start(options: { atOnce: number; waiting: number; patienceMs?: number; now?: () => number }) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const render: RenderPage = ({ url }) => {
    begun.push(url!);
    return new Promise((resolve) => ends.push(() => resolve(page)));
  };
  const log = vi.fn<(line: object) => void>();
  const inTurn = renderInTurn(render, { proxyHops: 1, headersOf: (url) => ({ "x-url": url }), phone: "614-555-0124", log, ...options });
  const ask = (url: string, visitor: string, purpose?: Purpose) =>
    inTurn(internalRequest(url, { "x-forwarded-for": `${visitor}, 10.0.0.1` }), purpose);
  const endNext = async () => {
    ends.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ask, endNext, log };
}

it("renders one visitor's page ahead of the many of another", async () => {
  const { begun, ask, endNext } = start({ atOnce: 2, waiting: 10 });
  const many = ["/1/", "/2/", "/3/"].map((url) => ask(url, "203.0.113.7"));
  const other = ask("/other/", "203.0.113.8");
  await vi.waitFor(() => expect(begun).toEqual(["/1/", "/other/"]));
  for (let nth = 0; nth < 4; nth++) await endNext();
  expect(await Promise.all([...many, other])).toEqual([page, page, page, page]);
});

it("refuses a request when too many wait, with 503, the number to call and one line in the log for all of a minute", async () => {
  const clock = { now: 0 };
  const { ask, log, endNext } = start({ atOnce: 1, waiting: 1, now: () => clock.now });
  const renderings = ["/1/", "/2/"].map((url) => ask(url, "203.0.113.7"));
  const refused = await ask("/3/", "203.0.113.7");
  expect(refused).toMatchObject({ status: 503, headers: { "x-url": "/3/", "retry-after": "30" }, lifetime: NOT_CACHED });
  expect(refused.versions).toBeUndefined();
  expect(String(refused.body)).toContain("tel:+16145550124");
  await ask("/4/", "203.0.113.7");
  expect(log).toHaveBeenCalledTimes(1);
  expect(String(refused.body)).toContain((log.mock.calls[0]![0] as { reference: string }).reference);
  clock.now += 60_000;
  await ask("/5/", "203.0.113.7");
  expect(log).toHaveBeenCalledTimes(2);
  await endNext();
  await endNext();
  await Promise.all(renderings);
});

it("refuses a request that has waited for too long", async () => {
  const { begun, ask, endNext } = start({ atOnce: 1, waiting: 10, patienceMs: 20 });
  const first = ask("/1/", "203.0.113.7");
  expect(await ask("/2/", "203.0.113.8")).toMatchObject({ status: 503 });
  await endNext();
  expect(await first).toBe(page);
  expect(begun).toEqual(["/1/"]);
});

it("does not render for a visitor who has left", async () => {
  const { begun, ask, endNext, log } = start({ atOnce: 1, waiting: 10 });
  const first = ask("/1/", "203.0.113.7");
  const controller = new AbortController();
  const leaving = ask("/2/", "203.0.113.8", { signal: controller.signal });
  controller.abort();
  await expect(leaving).rejects.toBe(controller.signal.reason);
  await endNext();
  expect(await first).toBe(page);
  expect(begun).toEqual(["/1/"]);
  expect(log).not.toHaveBeenCalled();
});

it("passes on why a rendering failed", async () => {
  const broken = new Error("broken");
  const inTurn = renderInTurn(() => Promise.reject(broken), { proxyHops: 0, headersOf: () => ({}), phone: null });
  await expect(inTurn(internalRequest("/", {}))).rejects.toBe(broken);
});
