import { expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { createServer } from "../server";
import { createWebhookHandler } from "./webhook";

/** A BFF with a webhook, and the number of publishes it reported. */
async function start(secret?: string) {
  const fakes = createFakes();
  let published = 0;
  const repository = { structure: "S1", isThere: true };
  const webhook = createWebhookHandler({
    secret,
    onPublish: async () => {
      published++;
      if (!repository.isThere) throw new Error("no answer");
    },
    structure: () => repository.structure,
    log: fakes.deps.log,
  });
  const bff = await startBff(fakes, (deps) => createServer(deps, { webhook }));
  const post = async (body: string) => {
    const response = await fetch(new URL("/webhook", bff.url), { method: "POST", headers: { "content-type": "application/json" }, body });
    return { status: response.status, body: await response.text(), published };
  };
  return { post, repository, log: fakes.log };
}

const update = (secret: string | null) => JSON.stringify({ type: "api-update", masterRef: "M2", documents: ["Zhome0en"], secret });

test("a publish with the right secret is accepted, and its documents are returned", async () => {
  const { post } = await start("open sesame");
  expect(await post(update("open sesame"))).toEqual({ status: 200, body: '{"documents":["Zhome0en"],"changesIndex":true}', published: 1 });
});

test.each([["open"], ["open sesame!"], [""], [null]])("the secret %o is refused with 401 and changes nothing", async (secret) => {
  const { post } = await start("open sesame");
  expect(await post(update(secret))).toMatchObject({ status: 401, published: 0 });
});

test("without a configured secret every webhook is refused, even one without a secret", async () => {
  const { post } = await start();
  expect(await post(update(""))).toMatchObject({ status: 401, published: 0 });
  expect(await post(update(null))).toMatchObject({ status: 401, published: 0 });
});

test.each([["not json"], ["[]"], ['{"type":1}'], ['{"type":"api-update","documents":"all","secret":"open sesame"}']])(
  "%s is not a webhook: 400",
  async (body) => {
    const { post } = await start("open sesame");
    expect(await post(body)).toMatchObject({ status: 400, published: 0 });
  },
);

test("with a wrong secret the rest of the body is not validated", async () => {
  const { post } = await start("open sesame");
  expect(await post('{"type":"api-update","documents":"all","secret":"wrong"}')).toMatchObject({ status: 401, published: 0 });
});

test("a test of the webhook is answered, and publishes nothing", async () => {
  const { post } = await start("open sesame");
  const trial = (secret: string | null) =>
    JSON.stringify({ type: "test-trigger", domain: "keyway", apiUrl: "https://keyway.example/api", secret });
  expect(await post(trial("open sesame"))).toEqual({ status: 200, body: '{"documents":[],"changesIndex":false}', published: 0 });
  expect(await post(trial(null))).toMatchObject({ status: 401, published: 0 });
});

test("a change of a release alone is a publish without documents", async () => {
  const { post } = await start("open sesame");
  const change = {
    type: "api-update",
    masterRef: "M2",
    releases: { update: [{ id: "r", ref: "R1~M2", label: "Spring", documents: ["a"] }] },
    secret: "open sesame",
  };
  expect(await post(JSON.stringify(change))).toEqual({ status: 200, body: '{"documents":[],"changesIndex":true}', published: 1 });
});

test("the first publish changes the index, and one that changes the structure or cannot be read", async () => {
  const { post, repository } = await start("open sesame");
  const changesIndex = async () => (JSON.parse((await post(update("open sesame"))).body) as { changesIndex: boolean }).changesIndex;
  expect([await changesIndex(), await changesIndex()]).toEqual([true, false]);
  repository.structure = "S2";
  expect([await changesIndex(), await changesIndex()]).toEqual([true, false]);
  repository.isThere = false;
  expect([await changesIndex(), await changesIndex()]).toEqual([true, true]);
  repository.isThere = true;
  expect([await changesIndex(), await changesIndex()]).toEqual([true, false]);
});

test("no secret reaches the log", async () => {
  const { post, log } = await start("open sesame");
  await post(update("open sesame"));
  await post(update("wrong one"));
  expect(JSON.stringify(log)).not.toMatch(/sesame|wrong one/);
});
