import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@redis/client";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { createCache } from "../../bff/lib/cache";
import type { CachePolicy } from "../../bff/lib/cachePolicy";
import { SourceError } from "../../bff/lib/errors";
import { createOnce } from "../../bff/lib/once";
import { createKeeper } from "../../keeper/keeper";
import { checkRedis } from "../../scripts/doctor/checkRedis";
import { createBudget } from "../../limits/budget";
import { createBus } from "../../redis/bus";
import { claim } from "../../redis/claims";
import { createSharedResults } from "../../redis/results";
import { connectShared, type Shared } from "../../redis/shared";
import { type RedisServer, startRedis } from "../support/redisServer";

const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
const policy: CachePolicy = { source: "kiosks", ttlMs: 60_000, staleMs: 3_600_000, isShared: true };

let redis: RedisServer;

beforeEach(async () => {
  redis = await startRedis();
  return redis.stop;
});
afterEach(() => vi.clearAllMocks());

/** Connects as a process does, and waits until Redis is there. On a busy machine it may take long to answer. */
async function connectProcess(release = "1", deadlineMs = 10_000, silenceMs?: number): Promise<Shared> {
  const shared = connectShared({ url: redis.url, release, log, deadlineMs, ...(silenceMs && { silenceMs }) });
  onTestFinished(() => shared.redis.close());
  await expect.poll(() => shared.redis.client.isReady).toBe(true);
  return shared;
}

async function processCache(release?: string) {
  const { values } = await connectProcess(release);
  return createCache({ sharedValues: values });
}

/** Values are stored without waiting: returns once Redis has a number of keys. */
async function untilStored(keys: number): Promise<string[]> {
  const client = createClient({ url: redis.url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.destroy());
  await expect.poll(() => client.dbSize()).toBe(keys);
  return client.keys("*");
}

const loads = (value: unknown) => vi.fn<() => Promise<unknown>>(async () => value);
const fails = () =>
  vi.fn<() => Promise<never>>(() => Promise.reject(new SourceError("down", { source: "kiosks", code: "UPSTREAM_STATUS" })));

describe("caches", () => {
  it("take what another process has loaded", async () => {
    const [one, other] = [await processCache(), await processCache()];
    await one.read("a", policy, loads({ name: "Broad Street" }));
    await untilStored(1);
    const load = loads("never");
    expect(await other.read("a", policy, load)).toEqual({ value: { name: "Broad Street" }, stale: false });
    expect(load).not.toHaveBeenCalled();
  });

  it("take many values, and load only those that no process has", async () => {
    const [one, other] = [await processCache(), await processCache()];
    await one.readMany("kiosk", ["1", "2"], policy, async (ids) => new Map(ids.map((id) => [id, `kiosk ${id}`])));
    await untilStored(2);
    const load = vi.fn<(ids: string[]) => Promise<Map<string, string>>>(async (ids) => new Map(ids.map((id) => [id, "own"])));
    const read = await other.readMany("kiosk", ["1", "2", "3"], policy, load);
    expect(read.map((each) => (each instanceof Error ? each : each.value))).toEqual(["kiosk 1", "kiosk 2", "own"]);
    expect(load.mock.calls[0]![0]).toEqual(["3"]);
  });

  it("load a value once for all processes that miss it at the same time", async () => {
    const caches = await Promise.all([processCache(), processCache(), processCache()]);
    const load = vi.fn<() => Promise<string>>(async () => {
      await delay(100);
      return "loaded";
    });
    const read = await Promise.all(caches.map((cache) => cache.read("a", policy, load)));
    expect(read.map(({ value }) => value)).toEqual(["loaded", "loaded", "loaded"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("know how long ago another process has stored a value", async () => {
    const { values } = await connectProcess();
    values.keep("a", "value", 60_000);
    await untilStored(1);
    await delay(100);
    // Redis counts in whole milliseconds.
    expect((await values.find(["a"])).get("a")!.ageMs).toBeGreaterThanOrEqual(99);
  });

  it("serve another process's last good value when the source fails for one that has just started", async () => {
    const one = await processCache();
    const short = { ...policy, ttlMs: 1 };
    await one.read("a", short, loads("last good"));
    await untilStored(1);
    const started = await processCache();
    expect(await started.read("a", short, fails())).toEqual({ value: "last good", stale: true });
  });

  it("share neither what does not exist nor what a policy keeps in the process", async () => {
    const one = await processCache();
    await one.read("private", { ...policy, isShared: false }, loads("own"));
    await one.readMany("kiosk", ["invented"], policy, async () => new Map());
    await one.read("a", policy, loads("shared"));
    expect(await untilStored(1)).toEqual(["keyway:value:1: a"]);
  });

  it("share nothing with processes of another release", async () => {
    const [one, other] = [await processCache("1"), await processCache("2")];
    await one.read("a", policy, loads("old form"));
    await untilStored(1);
    expect((await other.read("a", policy, loads("new form"))).value).toBe("new form");
  });

  it("ignore what they cannot read", async () => {
    const one = await connectProcess();
    await one.redis.client.set("keyway:value:1: a", "{ nonsense");
    const cache = createCache({ sharedValues: one.values });
    expect((await cache.read("a", policy, loads("own"))).value).toBe("own");
  });
});

describe("while Redis is", () => {
  it("away, processes go on by themselves; once it is back, they share again", async () => {
    const [one, other] = [await processCache(), await processCache()];
    await redis.kill();
    expect((await one.read("a", policy, loads("own"))).value).toBe("own");
    expect((await other.read("a", policy, loads("other"))).value).toBe("other");
    await redis.start();
    const shared = await connectProcess();
    await expect
      .poll(async () => {
        const key = `b${Math.random()}`;
        await one.read(key, policy, loads("again"));
        await delay(20);
        return (await shared.values.find([` ${key}`])).size;
      })
      .toBe(1);
    expect(log.warn).toHaveBeenCalled();
  });

  it("silent, a read waits for its deadline once, and not again for a moment", async () => {
    const { redis: connection } = await connectProcess("1", 100);
    redis.pause();
    expect(await connection.attempt((client) => client.get("a"))).toBeUndefined();
    const askAgain = vi.fn<() => Promise<string>>(async () => "asked");
    expect(await connection.attempt(askAgain)).toBeUndefined();
    expect(askAgain).not.toHaveBeenCalled();
  });

  it("answering in time, it is heard by a process that was busy itself until after the deadline", async () => {
    const { redis: connection } = await connectProcess("1", 100);
    const read = connection.attempt((client) => client.get("a"));
    // The command is sent, then this process computes for longer than the deadline.
    await new Promise((resolve) => setImmediate(resolve));
    for (const endsAt = performance.now() + 200; performance.now() < endsAt;);
    expect(await read).toBeNull();
  });

  it("silent, a connection is given up, also that of the bus, and both work again once it answers", async () => {
    const { redis: connection, bus } = await connectProcess("1", 100, 500);
    const told = vi.fn<() => void>();
    bus.onTold("published", told);
    const other = createBus((await connectProcess()).redis);
    const untilTold = async () => {
      await expect
        .poll(() => {
          other.tell("published");
          return told.mock.calls.length;
        })
        .toBeGreaterThan(0);
    };
    await untilTold();
    log.warn.mockClear();
    redis.pause();
    await connection.attempt((client) => client.get("a"));
    // Visitors come meanwhile.
    await expect
      .poll(async () => {
        await connection.attempt((client) => client.get("a"));
        return connection.client.isReady;
      })
      .toBe(false);
    redis.resume();
    told.mockClear();
    await untilTold();
    await expect.poll(() => connection.attempt((client) => client.ping())).toBe("PONG");
    expect(log.warn.mock.calls.map(([, message]: unknown[]) => message)).toEqual([
      "Redis does not answer in time; this process goes on by itself for a moment",
      "Redis cannot be reached; this process goes on by itself",
    ]);
  });

  it("silent, a claim that it executes late is released", async () => {
    const { redis: connection } = await connectProcess("1", 100);
    redis.pause();
    expect(await claim(connection, "task", { holdMs: 60_000, waitMs: 0 })).toBeUndefined();
    redis.resume();
    const other = await connectProcess();
    await expect.poll(() => claim(other.redis, "task", { holdMs: 60_000, waitMs: 0 })).toEqual(expect.any(Function));
  });

  it("full, values are loaded, and what it has is still read", async () => {
    const { redis: connection, values } = await connectProcess();
    const cache = createCache({ sharedValues: values });
    await cache.read("a", policy, loads("early"));
    await untilStored(1);
    await connection.client.configSet({ maxmemory: "1", "maxmemory-policy": "noeviction" });
    expect((await cache.read("b", policy, loads("late"))).value).toBe("late");
    expect((await values.find([" a"])).get(" a")?.value).toBe("early");
  });
});

describe("budgets", () => {
  const budgetOf = ({ redis: connection }: Shared) => createBudget({ points: 3, seconds: 60, shared: { redis: connection, name: "test" } });

  it("hold for all processes together, and for each alone while Redis is away", async () => {
    const [one, other] = [budgetOf(await connectProcess()), budgetOf(await connectProcess())];
    expect([await one.take("visitor"), await other.take("visitor", 2)]).toEqual([0, 0]);
    expect(await one.take("visitor")).toBeGreaterThan(0);
    expect(await one.take("another visitor")).toBe(0);
    await redis.kill();
    expect(await other.take("visitor", 3)).toBe(0);
    expect(await other.take("visitor")).toBeGreaterThan(0);
  });

  it("report once that they are spent", async () => {
    const onSpent = vi.fn<() => void>();
    const { redis: connection } = await connectProcess();
    const budget = createBudget({ points: 1, seconds: 60, shared: { redis: connection, name: "test" }, onSpent });
    for (let number = 0; number < 4; number++) await budget.take("all");
    expect(onSpent).toHaveBeenCalledTimes(1);
  });
});

describe("actions with a key", () => {
  async function processOnce() {
    const { redis: connection } = await connectProcess();
    const schema = z.object({ reference: z.string() });
    const shared = createSharedResults({ redis: connection, name: "test", schema, ttlMs: 60_000 });
    return createOnce<{ reference: string }>({ ttlMs: 60_000, shared });
  }

  it("happen once, in whichever process, also at the same time", async () => {
    const [one, other] = [await processOnce(), await processOnce()];
    const act = vi.fn<() => Promise<{ reference: string }>>(async () => {
      await delay(100);
      return { reference: "AB12" };
    });
    const run = (once: typeof one) => once.run("key", act, () => true);
    expect(await Promise.all([run(one), run(other)])).toEqual([{ reference: "AB12" }, { reference: "AB12" }]);
    const later = await processOnce();
    expect(await later.find("key")).toEqual({ reference: "AB12" });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("are tried by the next process when the first one fails", async () => {
    const [one, other] = [await processOnce(), await processOnce()];
    const failing = one.run(
      "key",
      () => Promise.reject(new Error("upstream")),
      () => true,
    );
    await expect(failing).rejects.toThrow("upstream");
    expect(
      await other.run(
        "key",
        async () => ({ reference: "second" }),
        () => true,
      ),
    ).toEqual({ reference: "second" });
  });
});

it("responses are shared with their age, headers and versions", async () => {
  const keeperOf = ({ responses }: Shared) =>
    createKeeper({ maxBytes: 1e6, freshMs: 60_000, staleMs: 0, versionOf: () => "1", secondLevel: responses });
  const [one, other] = [keeperOf(await connectProcess()), keeperOf(await connectProcess())];
  const make = async () => ({
    status: 200,
    headers: { "content-type": "text/html" },
    body: Buffer.from("café"),
    versions: { content: "1" },
  });
  await one.make("/", make, true);
  await untilStored(1);
  const never = vi.fn<() => ReturnType<typeof make>>();
  const { body, headers } = await other.make("/", never, true);
  expect([body.toString(), headers["content-type"]]).toEqual(["café", "text/html"]);
  expect(never).not.toHaveBeenCalled();
});

it("the doctor says whether Redis answers, refuses the password, or will refuse values once it is full", async () => {
  const stateOf = async (url: string) => (await checkRedis(url, 500)).map(({ state, message }) => `${state}: ${message}`);
  const { redis: connection } = await connectProcess();
  expect(await stateOf(redis.url)).toEqual(["ok: Redis answers.", "note: A full Redis refuses what processes would share."]);
  await connection.client.configSet({ "maxmemory-policy": "volatile-ttl" });
  expect(await stateOf(redis.url)).toEqual(["ok: Redis answers."]);
  await connection.client.configSet({ requirepass: "secret" });
  expect(await stateOf(redis.url.replace("//", "//:wrong@"))).toEqual(["fault: Redis refuses the name or password."]);
  redis.pause();
  expect(await stateOf(redis.url)).toEqual(["fault: Redis does not answer."]);
});

it("the bus tells all other processes, also after an outage", async () => {
  const [one, other] = [createBus((await connectProcess()).redis), createBus((await connectProcess()).redis)];
  const [toldOne, toldOther] = [vi.fn<() => void>(), vi.fn<() => void>()];
  one.onTold("published", toldOne);
  other.onTold("published", toldOther);
  const tellUntil = async (calls: number) => {
    await expect
      .poll(() => {
        one.tell("published");
        return toldOther.mock.calls.length;
      })
      .toBeGreaterThanOrEqual(calls);
  };
  await tellUntil(1);
  await redis.kill();
  await redis.start();
  await tellUntil(toldOther.mock.calls.length + 1);
  expect(toldOne).not.toHaveBeenCalled();
});
