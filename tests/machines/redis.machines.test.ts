import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { createOnce } from "#bff/lib/once.ts";
import { checkRedis } from "#scripts/doctor/checkRedis.ts";
import { createBudget } from "#shared/limits/budget.ts";
import { createBus } from "#shared/redis/bus.ts";
import { claim } from "#shared/redis/claims.ts";
import { createSharedResults } from "#shared/redis/results.ts";
import { connectShared, type Shared } from "#shared/redis/shared.ts";
import { type RedisServer, startRedis } from "../support/redisServer";

const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };

let redis: RedisServer;

beforeEach(async () => {
  redis = await startRedis();
  return redis.stop;
});
afterEach(() => vi.clearAllMocks());

/** Connects as a process does, and waits until Redis is there. On a busy machine it may take long to answer. */
async function connectProcess(deadlineMs = 10_000, silenceMs?: number): Promise<Shared> {
  const shared = connectShared({ url: redis.url, log, deadlineMs, silenceMs });
  onTestFinished(() => shared.redis.close());
  await expect.poll(() => shared.redis.client.isReady).toBe(true);
  return shared;
}

describe("while Redis is", () => {
  it("silent, a read waits for its deadline once, and not again for a moment", async () => {
    const { redis: connection } = await connectProcess(100);
    redis.pause();
    expect(await connection.attempt((client) => client.get("a"))).toBeUndefined();
    const askAgain = vi.fn<() => Promise<string>>(async () => "asked");
    expect(await connection.attempt(askAgain)).toBeUndefined();
    expect(askAgain).not.toHaveBeenCalled();
  });

  it("answering in time, it is heard by a process that was busy itself until after the deadline", async () => {
    const { redis: connection } = await connectProcess(100);
    const read = connection.attempt((client) => client.get("a"));
    // The command is sent, then this process computes for longer than the deadline.
    await new Promise((resolve) => setImmediate(resolve));
    for (const endsAt = performance.now() + 200; performance.now() < endsAt;);
    expect(await read).toBeNull();
  });

  it("silent, a connection is given up, also that of the bus, and both work again once it answers", async () => {
    const { redis: connection, bus } = await connectProcess(100, 500);
    const onMessage = vi.fn<() => void>();
    bus.onMessage("published", onMessage);
    const other = createBus((await connectProcess()).redis);
    const untilMessage = async () => {
      await expect
        .poll(() => {
          other.tell("published");
          return onMessage.mock.calls.length;
        })
        .toBeGreaterThan(0);
    };
    await untilMessage();
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
    onMessage.mockClear();
    await untilMessage();
    await expect.poll(() => connection.attempt((client) => client.ping())).toBe("PONG");
    expect(log.warn.mock.calls.map(([, message]: unknown[]) => message)).toEqual([
      "Redis does not answer in time; this process goes on by itself for a moment",
      "Redis cannot be reached; this process goes on by itself",
    ]);
  });

  it("silent, a claim that it executes late is released", async () => {
    const { redis: connection } = await connectProcess(100);
    redis.pause();
    expect(await claim(connection, "task", { holdMs: 60_000, waitMs: 0 })).toBeUndefined();
    redis.resume();
    const other = await connectProcess();
    await expect.poll(() => claim(other.redis, "task", { holdMs: 60_000, waitMs: 0 })).toEqual(expect.any(Function));
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
  const [onMessageOfOne, onMessageOfOther] = [vi.fn<() => void>(), vi.fn<() => void>()];
  one.onMessage("published", onMessageOfOne);
  other.onMessage("published", onMessageOfOther);
  const tellUntil = async (calls: number) => {
    await expect
      .poll(() => {
        one.tell("published");
        return onMessageOfOther.mock.calls.length;
      })
      .toBeGreaterThanOrEqual(calls);
  };
  await tellUntil(1);
  await redis.kill();
  await redis.start();
  await tellUntil(onMessageOfOther.mock.calls.length + 1);
  expect(onMessageOfOne).not.toHaveBeenCalled();
});
