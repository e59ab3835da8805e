import { buildSchema, execute, parse } from "graphql";
import { expect, test } from "vitest";
import { createFakes, pageDocument, sliceJson, startBff } from "#tests/support/fakes.ts";
import type { Context } from "../../context";
import { countFields, countingFieldResolver, MAX_FIELDS } from "./boundWork";

const line = { name: "House key", note: null, price: "$4" };

test("an answer with more fields than are allowed is one error, however low its estimated cost", async () => {
  const fakes = createFakes();
  const lines = Array.from({ length: 1000 }, () => line);
  const slices = Array.from({ length: 100 }, () => sliceJson("price_list", { groups: [{ lines }] }));
  fakes.content.documents = [pageDocument({ id: "p1", uid: "about", data: { slices } })];
  const bff = await startBff(fakes);
  const query =
    '{ page(path: "/about/", language: EN_US) { ... on PageDocument { data { slices { ... on PriceListSlice { primary { ' +
    "... on PriceListSliceDefaultPrimary { groups { lines { name note price } } } } } } } } } }";
  const { data, errors } = await bff.ask(query);
  expect(data).toBeUndefined();
  expect(errors).toEqual([
    { message: expect.stringContaining(`more than ${MAX_FIELDS} fields`), extensions: { code: "ANSWER_TOO_LARGE" } },
  ]);
});

test("lists end once the limit is exceeded", async () => {
  const schema = buildSchema("type Query { groups: [Group!] } type Group { lines: [Line!] } type Line { name: String price: String }");
  const lines = Array.from({ length: 1000 }, () => line);
  schema.getQueryType()!.getFields().groups!.resolve = () => Array.from({ length: 100 }, () => ({ lines }));
  countFields(schema);
  const document = parse("{ groups { lines { name price } } }");
  const context = { work: { fields: 0 } } as Context;
  await execute({ schema, document, contextValue: context, fieldResolver: countingFieldResolver as never });
  expect(context.work.fields).toBeGreaterThan(MAX_FIELDS);
  // One list more, and the lists that are empty.
  expect(context.work.fields).toBeLessThan(MAX_FIELDS + 2 * lines.length + 100);
});
