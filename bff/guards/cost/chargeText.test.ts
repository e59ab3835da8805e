import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { createBudgets, NO_LIMITS } from "../budgets/budgets";

const ROBIN = "192.0.2.7";
const NOOR = "192.0.2.8";

/** Starts a BFF with this budget of points for each visitor and minute. Returns its address. */
async function startWith(visitorPointsPerMinute: number): Promise<{ url: string }> {
  const fakes = createFakes();
  fakes.deps.budgets = createBudgets({ ...NO_LIMITS, visitorPointsPerMinute }, fakes.deps.log);
  return startBff(fakes);
}

const send = (url: string, from: string | undefined, body: object) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(from && { "x-forwarded-for": from }) },
    body: JSON.stringify(body),
  });
const post = (url: string, from: string | undefined, query: string) => send(url, from, { query });
const get = (url: string, query: string) => fetch(`${url}?query=${encodeURIComponent(query)}`, { headers: { "x-forwarded-for": NOOR } });

test("a text is charged before it is parsed, also if it is invalid, by POST and by GET", async () => {
  const { url } = await startWith(100);
  const invalid = (nth: number) => `{ nothing${nth} # ${"x".repeat(390)}\n}`;
  expect((await post(url, ROBIN, invalid(1))).status).toBe(200);
  expect((await post(url, ROBIN, invalid(2))).status).toBe(200);
  const refused = await post(url, ROBIN, invalid(3));
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.toSatisfy((seconds) => seconds > 0)]);
  expect(await refused.json()).toEqual({
    errors: [expect.objectContaining({ extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) } })],
  });
  for (const nth of [4, 5]) expect((await get(url, invalid(nth))).status).toBe(200);
  expect((await get(url, invalid(6))).status).toBe(429);
  expect((await post(url, undefined, invalid(7))).status).toBe(200);
});

test("a text that was valid before costs nothing", async () => {
  const { url } = await startWith(100);
  const long = `{ ok # ${"x".repeat(900)}\n}`;
  for (let times = 0; times < 5; times++) expect((await post(url, ROBIN, long)).status).toBe(200);
  for (let times = 0; times < 5; times++) expect((await get(url, long)).status).toBe(200);
  expect((await post(url, ROBIN, long.replace("ok", "of"))).status).toBe(429);
});

test("a text that is sent by its hash is charged if it has to be parsed again", async () => {
  const { url } = await startWith(65_000);
  // Three of these do not fit into the store of parsed documents.
  const texts = ["a", "b", "c"].map((alias) => `{ ${alias}: ok # ${"x".repeat(90_000)}\n}`);
  const hashed = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash("sha256", text) } } });
  for (const text of texts) expect((await send(url, ROBIN, { query: text, ...hashed(text) })).status).toBe(200);
  const statuses = [];
  for (const text of [...texts, ...texts]) statuses.push((await send(url, ROBIN, hashed(text))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});
