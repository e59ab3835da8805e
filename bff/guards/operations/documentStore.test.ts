import { hash } from "node:crypto";
import { type DocumentNode, parse } from "graphql";
import { expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { LIMITS } from "../documentLimits";
import { createServer } from "../../server";
import { createDocumentStore } from "./documentStore";
import { createOperations, type OperationsByHash } from "./operations";

const keyOf = (text: string) => `schema:${hash("sha256", text)}`;
const byHash = (...texts: string[]): OperationsByHash =>
  Object.fromEntries(texts.map((text) => [hash("sha256", text), { name: "Any", text }]));
const [OURS, RELEASED, SHARED] = ["query Ours { ok }", "query Released { ok }", "query Shared { ok }"];

function start() {
  const operations = createOperations(byHash(OURS), byHash(RELEASED));
  operations.add(byHash(SHARED));
  return createDocumentStore(operations);
}

test("has the operations of this release from the start; those of other releases once they were validated", async () => {
  const store = start();
  expect([OURS, RELEASED, SHARED, "{ ok }"].map(store.isValid)).toEqual([true, false, false, false]);
  expect(await store.get(keyOf(OURS))).toEqual(parse(OURS));
  expect(await store.get(keyOf(OURS))).toBe(await store.get(keyOf(OURS)));
  for (const text of [RELEASED, SHARED]) {
    expect(await store.get(keyOf(text))).toBeUndefined();
    await store.set(keyOf(text), parse(text));
    expect([await store.get(keyOf(text)), store.isValid(text)]).toEqual([parse(text), true]);
  }
});

test("the site's operations stay, however many others there are", async () => {
  const store = start();
  const first = await store.get(keyOf(OURS));
  await store.set(keyOf(RELEASED), parse(RELEASED));
  for (let number = 0; number < 2000; number++) await store.set(keyOf(`{ a${number}: ok }`), parse(`{ a${number}: ok }`));
  expect(await store.get(keyOf(OURS))).toBe(first);
  expect(await store.get(keyOf(RELEASED))).toBeDefined();
  expect(await store.get(keyOf("{ a0: ok }"))).toBeUndefined();
  expect(await store.get(keyOf("{ a1999: ok }"))).toBeDefined();
});

test("other operations are kept up to a total length of their texts", async () => {
  const store = start();
  const long = (number: number) => `{ a${number}: ok ${"b: ok ".repeat(10_000)}}`;
  const kept: (DocumentNode | undefined)[] = [];
  for (let number = 0; number < 10; number++) await store.set(keyOf(long(number)), parse(long(number)));
  for (let number = 0; number < 10; number++) kept.push(await store.get(keyOf(long(number))));
  expect(kept.filter(Boolean)).toHaveLength(3);
});

test("a server executes an own operation beyond the limits of a document, and refuses it as another release's or a visitor's", async () => {
  const many = `query Many { ${"ok ".repeat(LIMITS.copies + 1)} }`;
  const refusal = {
    errors: [{ message: expect.stringContaining("Fields of one name in one selection: 31"), extensions: { code: "TOO_MANY_COPIES" } }],
  };
  const answers = async (operations: ReturnType<typeof createOperations>) => {
    const { ask } = await startBff(createFakes(), (deps) => createServer(deps, { operations }));
    return ask(many);
  };
  expect(await answers(createOperations(byHash(many)))).toEqual({ data: { ok: true } });
  expect(await answers(createOperations())).toMatchObject(refusal);
  expect(await answers(createOperations({}, byHash(many)))).toMatchObject(refusal);
  const shared = createOperations();
  shared.add(byHash(many));
  expect(await answers(shared)).toMatchObject(refusal);
});
