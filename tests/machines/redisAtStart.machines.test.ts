import { createClient } from "@redis/client";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createUpstreams } from "#upstreams/server.ts";
import { type RedisServer, startRedis } from "../support/redisServer";
import { startBff } from "../support/servers";

let redis: RedisServer;
beforeEach(async () => {
  redis = await startRedis();
  return redis.stop;
});

/** Starts a BFF with a Redis at this address. */
async function startWith(redisUrl: string): Promise<void> {
  const upstreams = await createUpstreams({ port: 0, log: () => {} });
  onTestFinished(upstreams.close);
  const bff = await startBff({ upstreamsUrl: upstreams.url, env: { REDIS_URL: redisUrl } });
  onTestFinished(bff.stop);
}

/** Connects as an operator does, with the right password. */
async function connectOperator() {
  const client = createClient({ url: redis.url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.destroy());
  return client;
}

const PUBLISHES = "keyway:bus:published";

/** Returns the number of subscriptions to publishes, and of all connections. */
async function connectionsOf(operator: Awaited<ReturnType<typeof connectOperator>>) {
  const [subscriptions, connections] = [await operator.pubSubNumSub(PUBLISHES), await operator.clientList()];
  return [subscriptions[PUBLISHES], connections.length];
}

/** The BFF hears of publishes. All connections are two of the BFF, and the operator's. */
const JOINED = [1, 3];

describe("a BFF starts, and joins when it can,", () => {
  it("while Redis is away", async () => {
    await redis.kill();
    await startWith(redis.url);
    await redis.start();
    const operator = await connectOperator();
    await expect.poll(() => connectionsOf(operator)).toEqual(JOINED);
  });

  it("while Redis refuses their password", async () => {
    const operator = await connectOperator();
    await operator.configSet({ requirepass: "secret" });
    await startWith(redis.url.replace("//", "//:wrong@"));
    await operator.configSet({ requirepass: "wrong" });
    await expect.poll(() => connectionsOf(operator)).toEqual(JOINED);
  });
});
