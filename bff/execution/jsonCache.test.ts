import { getOperationAST, parse } from "graphql";
import { expect, test, vi } from "vitest";
import { buildSchema } from "../buildSchema";
import type { Context } from "../context";
import { MAX_FIELDS } from "../cost/boundWork";
import { pure } from "../lib/pure";
import { createExecutor } from "./executor";
import { runPlan } from "./run";
import { writeJson } from "./writeJson";

const typeDefs = `
  scalar Json
  type Part { words: [String!], text: String, all: Json, sum(of: Int!): Int, must: String! }
  type Thing { name: String, part: Part, parts: [Part!], visitor: String, fresh: Part }
  type Query { thing: Thing, things: [Thing] }
`;
const part = { words: ["é", '"'], text: "a\nb", all: { '"odd" name': [1, undefined, new Date(0)] } };
const thing = { name: "one", part, parts: [part, part] };

/** Executes a query over `value` repeatedly, as JSON. */
function start(query: string, value: object = thing) {
  const sum = vi.fn<(parent: object, args: { of: number }) => number>((_, { of }) => of + 1);
  const text = vi.fn<(parent: { text?: string }) => string | undefined>((parent) => parent.text);
  const resolvers = {
    Query: { thing: () => value, things: () => [value, value] },
    Part: { text: pure(text), sum: pure(sum) },
    Thing: { visitor: (_: object, __: object, { visitor }: { visitor: string }) => visitor, fresh: pure(() => ({ ...part })) },
  };
  const schema = buildSchema(typeDefs, [resolvers as never]);
  const { findPlan } = createExecutor(schema);
  const document = parse(query);
  const operation = getOperationAST(document)!;
  return {
    sum,
    text,
    async ask({ visitor = "", fields = 0, ...variables }: { visitor?: string; fields?: number; of?: number } = {}) {
      const context = { visitor, work: { fields } } as unknown as Context;
      const { data, errors } = await runPlan(findPlan({ document, operation, variables })!, { context, variables, isForJson: true });
      return { json: writeJson(data), errors, fields: context.work.fields };
    },
  };
}

test("JSON that pure resolvers make of one value is written once, and its fields are counted each time", async () => {
  const { ask, text } = start("{ thing { name part { words text all } parts { text } } }");
  const first = await ask();
  const all = { '"odd" name': [1, null, "1970-01-01T00:00:00.000Z"] };
  const parts = [{ text: "a\nb" }, { text: "a\nb" }];
  expect(JSON.parse(first.json)).toEqual({ thing: { name: "one", part: { words: part.words, text: "a\nb", all }, parts } });
  // The value of a field whose resolver is not pure may change; those below it are cached.
  await ask();
  const calls = text.mock.calls.length;
  expect(await ask()).toEqual(first);
  expect(text).toHaveBeenCalledTimes(calls);
});

test("fields that differ for each visitor are written each time, and the parts beside them are cached", async () => {
  const { ask, text } = start("{ things { visitor part { text } } }");
  for (let times = 0; times < 4; times++) await ask();
  const calls = text.mock.calls.length;
  for (const visitor of ["ann", "bob"]) {
    const own = { visitor, part: { text: "a\nb" } };
    expect(JSON.parse((await ask({ visitor })).json)).toEqual({ things: [own, own] });
  }
  expect(text).toHaveBeenCalledTimes(calls);
});

test("arguments from variables are read each time", async () => {
  const { ask } = start("query ($of: Int!) { thing { part { sum(of: $of) text } } }");
  for (const of of [1, 1, 1, 2, 3])
    expect(JSON.parse((await ask({ of })).json)).toEqual({ thing: { part: { sum: of + 1, text: "a\nb" } } });
});

test("a different value is written again, and an error is reported each time", async () => {
  const value: { part: object } = { part };
  const { ask } = start("{ thing { part { text must } } }", value);
  for (let times = 0; times < 3; times++) {
    const { json, errors } = await ask();
    expect([json, errors?.length]).toEqual(['{"thing":{"part":null}}', 1]);
  }
  value.part = { text: "new", must: "be" };
  for (let times = 0; times < 3; times++) expect((await ask()).json).toBe('{"thing":{"part":{"text":"new","must":"be"}}}');
});

test("a list that was cut at the limit is not cached", async () => {
  const { ask } = start("{ thing { parts { text } name } }");
  await ask();
  await ask({ fields: MAX_FIELDS + 1 });
  expect(JSON.parse((await ask()).json)).toMatchObject({ thing: { parts: [{ text: "a\nb" }, { text: "a\nb" }] } });
});

test("values that are new each time are not cached, but the values within them are", async () => {
  const { ask, text } = start("{ thing { fresh { text words } } }", { ...thing });
  const expected = '{"thing":{"fresh":{"text":"a\\nb","words":["é","\\""]}}}';
  for (let times = 0; times < 250; times++) expect((await ask()).json).toBe(expected);
  expect(text.mock.calls.length).toBeGreaterThan(0);
});
