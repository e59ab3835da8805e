import { createHash } from "node:crypto";
import { type DocumentNode, parse } from "graphql";
import { expect, test } from "vitest";
import { createDocumentStore } from "./documentStore";
import { createOperations } from "./operations";

const keyOf = (text: string) => `schema:${createHash("sha256").update(text).digest("hex")}`;
const OURS = "query Ours { ok }";
const start = () => createDocumentStore(createOperations({ [keyOf(OURS).slice("schema:".length)]: { name: "Ours", text: OURS } }));

test("the site's operations stay, however many others there are", async () => {
  const store = start();
  await store.set(keyOf(OURS), parse(OURS));
  for (let number = 0; number < 2000; number++) await store.set(keyOf(`{ a${number}: ok }`), parse(`{ a${number}: ok }`));
  expect(await store.get(keyOf(OURS))).toBeDefined();
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
