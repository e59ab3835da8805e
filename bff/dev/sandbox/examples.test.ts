import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startColdBff } from "#tests/support/coldBff.ts";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { operations } from "./__generated__/operations";
import { examples } from "./examples";
import { variables } from "./variables";

interface Answer {
  data: Record<string, unknown>;
  errors?: unknown;
}

test("every operation has example variables, and there are no others", () => {
  const missing = Object.keys(operations).filter((name) => !(name in variables));
  expect(
    missing,
    "Add variables that have an answer in the embedded data to bff/dev/sandbox/variables.ts, {} for an operation that takes none",
  ).toEqual([]);
  const left = Object.keys(variables).filter((name) => !(name in operations));
  expect(left, "Remove these from bff/dev/sandbox/variables.ts: the site has no such operations").toEqual([]);
});

describe("over the embedded data", () => {
  let upstreams: Upstreams;
  let bff: Awaited<ReturnType<typeof startColdBff>>;
  beforeAll(async () => {
    upstreams = await createUpstreams({ port: 0 });
    await upstreams.warmUp();
    bff = await startColdBff(upstreams.url);
  }, 60_000);
  afterAll(async () => {
    await bff?.close();
    await upstreams?.close();
  });

  async function answer(example: object): Promise<Answer> {
    const headers = { "content-type": "application/json" };
    return (await (await fetch(bff.url, { method: "POST", headers, body: JSON.stringify(example) })).json()) as Answer;
  }
  async function firstEvent(query: string): Promise<Answer> {
    const client = createClient({ url: bff.url.replace(/^http/, "ws"), webSocketImpl: WebSocket });
    const { value } = await client.iterate({ query }).next();
    await client.dispose();
    return value as Answer;
  }

  // A file cannot be given as a variable.
  const complete = Object.keys(variables)
    .map((name, index) => [name, examples[index]!] as const)
    .filter(([, { query }]) => !query.includes("Upload!"));
  test.each(complete)("%s has an answer", async (_, example) => {
    const { data, errors } = example.query.includes("subscription ") ? await firstEvent(example.query) : await answer(example);
    expect(errors).toBeUndefined();
    for (const value of Object.values(data)) {
      expect(value).not.toBeNull();
      expect(value).not.toEqual([]);
    }
  });
});
