import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { routeOf as find } from "./routeCache";

type Answer = Awaited<ReturnType<Parameters<typeof find>[2]>>;

const found = { status: "FOUND", path: "/x/", lang: "en-us", state: "PUBLISHED" } as const;
const ask = vi.fn<() => Promise<Answer>>();
let routes: typeof import("./routeCache");
let path = "";

const look = (at = path) => routes.routeOf(at, "en-us", ask);

beforeEach(async () => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue(found);
  // The cache is the process's: every test has a path of its own.
  path = `/${Math.random()}/`;
  routes = await import("./routeCache");
});
afterEach(() => {
  vi.useRealTimers();
});

describe("where a path leads", () => {
  it("is asked once in five seconds, for each path and language", async () => {
    for (let times = 0; times < 3; times++) expect(await look()).toBe(found);
    expect(ask).toHaveBeenCalledTimes(1);
    await routes.routeOf(path, "fr-ca", ask);
    await look(`${path}other/`);
    expect(ask).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(5_000);
    await look();
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it.each(["MISSING", "MOVED", "UNAVAILABLE"] as const)("is asked each time while it is %s, and then kept nowhere", async (status) => {
    ask.mockResolvedValue({ ...found, status });
    for (let times = 0; times < 3; times++) expect(await look()).toMatchObject({ status });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is not what it was, once it is missing", async () => {
    await look();
    vi.advanceTimersByTime(5_000);
    ask.mockResolvedValueOnce({ ...found, status: "MISSING" });
    expect(await look()).toMatchObject({ status: "MISSING" });
    ask.mockResolvedValueOnce(null);
    expect(await look()).toBeNull();
  });

  it.each([null, { ...found, status: "UNAVAILABLE" as const }])("is what it was for an hour where the answer is %j, asked for as seldom", async (nothing) => {
    await look();
    ask.mockResolvedValue(nothing);
    vi.advanceTimersByTime(5_000);
    for (let times = 0; times < 3; times++) expect(await look()).toBe(found);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(3_600_000);
    expect(await look()).toBe(nothing);
  });
});

describe("an answer that takes its time", () => {
  const slowly = (answer: Answer) => ask.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 3_000, answer)));

  it("is not waited for where the last one is known, and is there for who comes next", async () => {
    await look();
    vi.advanceTimersByTime(5_000);
    slowly({ ...found, status: "MISSING" });
    const first = look();
    await vi.advanceTimersByTimeAsync(250);
    expect(await first).toBe(found);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await look("never asked")).toBe(found);
    ask.mockResolvedValueOnce({ ...found, status: "MISSING" });
    expect(await look()).toMatchObject({ status: "MISSING" });
  });

  it("is waited for after a publish, and where nothing is known", async () => {
    for (const prepare of [async () => {}, async () => routes.forgetRoutes()]) {
      await prepare();
      slowly(found);
      let isAnswered = false;
      const asked = look().then(() => (isAnswered = true));
      await vi.advanceTimersByTimeAsync(2_900);
      expect(isAnswered).toBe(false);
      await vi.advanceTimersByTimeAsync(100);
      await asked;
    }
  });
});

describe("a publish", () => {
  it("has every path asked for again", async () => {
    await look();
    routes.forgetRoutes();
    await look();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("takes nothing away that is better than no answer", async () => {
    await look();
    routes.forgetRoutes();
    ask.mockResolvedValue(null);
    expect(await look()).toBe(found);
  });

  it("leaves nothing that was asked before it", async () => {
    ask.mockImplementationOnce(async () => {
      routes.forgetRoutes();
      return found;
    });
    await look();
    await look();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

it("keeps so many paths and no more, the oldest of them not", async () => {
  await look();
  for (let number = 0; number < 20_000; number++) await look(`${path}${number}/`);
  ask.mockClear();
  await look(`${path}19999/`);
  expect(ask).not.toHaveBeenCalled();
  await look();
  expect(ask).toHaveBeenCalledTimes(1);
});
