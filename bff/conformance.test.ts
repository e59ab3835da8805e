import type { AddressInfo } from "node:net";
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFakes } from "#tests/support/fakes.ts";
import { type BffServer, createServer } from "./server";

/** The audits that query `__type`, which is answered only with introspection. */
const ASKS_THE_SCHEMA = ["BF61", "2EA1", "28B9", "D6D5", "6A70"];

const audits = serverAudits({ url: "http://graph.invalid" }).map(({ id, name }) => [id, name] as const);

// One without introspection, as in production, and one with it. Both execute any operation, as with ALLOW_ANY_OPERATION=1: the audits' own
// operations are not on the allow-list (allowList.test.ts).
const servers: BffServer[] = [];
const urls: string[] = [];
beforeAll(async () => {
  for (const introspection of [false, true]) {
    const server = await createServer(createFakes().deps, { introspection });
    await new Promise<void>((resolve) => server.http.listen(0, "127.0.0.1", resolve));
    servers.push(server);
    urls.push(`http://127.0.0.1:${(server.http.address() as AddressInfo).port}/graphql`);
  }
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Returns the result of an audit, and the messages of the errors in the responses it got. */
async function run(id: string, url: string) {
  const messages: string[] = [];
  const fetchFn: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    const { errors = [] } = (await response.clone().json()) as { errors?: { message: string }[] };
    messages.push(...errors.map(({ message }) => message));
    return response;
  };
  const result = await serverAudits({ url, fetchFn })
    .find((audit) => audit.id === id)!
    .fn();
  return { fault: result.status === "ok" ? undefined : result.reason, messages };
}

test("the audits are those of GraphQL over HTTP", () => {
  expect(audits).toHaveLength(61);
});

test.each(audits)("%s %s", async (id) => {
  const { fault } = await run(id, urls[ASKS_THE_SCHEMA.includes(id) ? 1 : 0]!);
  expect(fault).toBeUndefined();
});

describe("without introspection fails only for querying the schema", () => {
  test.each(ASKS_THE_SCHEMA)("%s", async (id) => {
    const { messages } = await run(id, urls[0]!);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toContain("introspection is not allowed");
  });
});
