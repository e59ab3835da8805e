import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startBff } from "../../tests/support/servers";
import { createUpstreams, type Upstreams } from "../../upstreams/server";
import { operations } from "./__generated__/operations";
import { examples } from "./examples";
import { variables } from "./variables";

test("every operation has example variables, and there are no others", () => {
  const missing = Object.keys(operations).filter((name) => !(name in variables));
  expect(
    missing,
    "Add variables that have an answer in the embedded data to bff/sandbox/variables.ts, {} for an operation that takes none",
  ).toEqual([]);
  const left = Object.keys(variables).filter((name) => !(name in operations));
  expect(left, "Remove these from bff/sandbox/variables.ts: the site has no such operations").toEqual([]);
});

describe("over the embedded data", () => {
  let upstreams: Upstreams;
  let bff: RunningServer;
  beforeAll(async () => {
    upstreams = await createUpstreams({ port: 0 });
    // On a busy machine, building the data for the first query takes longer than the BFF's timeout.
    await upstreams.warmUp();
    bff = await startBff({ upstreamsUrl: upstreams.url });
  }, 60_000);
  afterAll(async () => {
    await bff?.stop();
    await upstreams?.close();
  });

  // A file cannot be given as a variable.
  const complete = Object.keys(variables)
    .map((name, index) => [name, examples[index]!] as const)
    .filter(([, { query }]) => !query.includes("Upload!"));
  test.each(complete)("%s has an answer", async (_, example) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${bff.url}/graphql`, { method: "POST", headers, body: JSON.stringify(example) });
    const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
    expect(errors).toBeUndefined();
    for (const value of Object.values(data)) {
      expect(value).not.toBeNull();
      expect(value).not.toEqual([]);
    }
  });
});
