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

/** Waits until the BFF has subscribed to publishes, and BFF and site are connected for everything else. */
async function expectToJoin(operator: Awaited<ReturnType<typeof connectOperator>>): Promise<void> {
  await expect.poll(async () => (await operator.pubSubNumSub("keyway:bus:published"))["keyway:bus:published"]).toBe(1);
  // The operator's, two of the BFF and the site's.
  await expect.poll(async () => (await operator.clientList()).length).toBe(4);
}

describe("BFF and site start, and join when they can,", () => {
  it("while Redis is away", async () => {
    await redis.kill();
    await startBoth(redis.url);
    await redis.start();
    await expectToJoin(await connectOperator());
  });

  it("while Redis refuses their password", async () => {
    const operator = await connectOperator();
    await operator.configSet({ requirepass: "secret" });
    await startBoth(redis.url.replace("//", "//:wrong@"));
    await operator.configSet({ requirepass: "wrong" });
    await expectToJoin(operator);
  });
});
