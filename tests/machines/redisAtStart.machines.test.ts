import { createClient } from "@redis/client";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createUpstreams } from "../../upstreams/server";
import { type RedisServer, startRedis } from "../support/redisServer";
import { startBff, startSite } from "../support/servers";

let redis: RedisServer;
beforeEach(async () => {
  redis = await startRedis();
  return redis.stop;
});

/** Starts a BFF and a site with a Redis at this address. Both have to answer `/health`. */
async function startBoth(redisUrl: string): Promise<void> {
  const upstreams = await createUpstreams({ port: 0, log: () => {} });
  onTestFinished(upstreams.close);
  const env = { REDIS_URL: redisUrl };
  const bff = await startBff({ upstreamsUrl: upstreams.url, env });
  onTestFinished(bff.stop);
  const site = await startSite({ bffUrl: bff.url, env });
  onTestFinished(site.stop);
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

/** The BFF hears of publishes. All connections are two of the BFF, the site's and the operator's. */
const JOINED = [1, 4];

describe("BFF and site start, and join when they can,", () => {
  it("while Redis is away", async () => {
    await redis.kill();
    await startBoth(redis.url);
    await redis.start();
    const operator = await connectOperator();
    await expect.poll(() => connectionsOf(operator)).toEqual(JOINED);
  });

  it("while Redis refuses their password", async () => {
    const operator = await connectOperator();
    await operator.configSet({ requirepass: "secret" });
    await startBoth(redis.url.replace("//", "//:wrong@"));
    await operator.configSet({ requirepass: "wrong" });
    await expect.poll(() => connectionsOf(operator)).toEqual(JOINED);
  });
});
