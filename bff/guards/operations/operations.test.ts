import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { RULES } from "#codegen/checkDocuments.ts";
import { schema } from "../../graph/schema";
import { createOperations, readOperations } from "./operations";

type ByHash = Record<string, { name: string; text: string }>;
const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as unknown;
const sent = read("./__generated__/operations.json") as ByHash;
const released = (read("./released.json") as { operations: ByHash }).operations;
const all = Object.entries({ ...released, ...sent });

test("an operation of this or an earlier release is known by its hash and by its text", () => {
  const operations = createOperations({ new: { name: "Page", text: "{ new }" } }, { old: { name: "Page", text: "{ old }" } });
  expect(["old", "new", "other"].map(operations.textOf)).toEqual(["{ old }", "{ new }", undefined]);
  expect(["{ old }", "{ new }", "{ new } "].map(operations.has)).toEqual([true, true, false]);
  expect(operations.textOf("constructor")).toBeUndefined();
});

test("only those of this release are its own, not those of earlier or concurrent ones", () => {
  const operations = createOperations({ new: { name: "Page", text: "{ new }" } }, { old: { name: "Page", text: "{ old }" } });
  operations.add({ other: { name: "Page", text: "{ other }" }, new: { name: "Page", text: "{ stolen }" } });
  expect(["old", "new", "other"].map(operations.ownTextOf)).toEqual([undefined, "{ new }", undefined]);
  expect(["{ old }", "{ new }", "{ other }", "{ stolen }"].map(operations.hasOwn)).toEqual([false, true, false, false]);
});

test("the files hold the operations that the site sends and has sent", () => {
  expect(all.length).toBeGreaterThan(40);
  const operations = readOperations();
  for (const [hash, { text }] of all) {
    expect(operations.textOf(hash)).toBe(text);
    expect(operations.has(text)).toBe(true);
  }
});

test("every hash is that of its text", () => {
  const wrong = all.filter(([hash, { text }]) => createHash("sha256").update(text).digest("hex") !== hash);
  expect(wrong.map(([, { name }]) => name)).toEqual([]);
});

test("the graph still answers the operations of earlier releases", () => {
  const faults = all.flatMap(([, { name, text }]) => validate(schema, parse(text), RULES).map(({ message }) => `${name}: ${message}`));
  expect(faults).toEqual([]);
});
