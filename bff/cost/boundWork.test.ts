import { expect, test } from "vitest";
import { createFakes, pageDocument, sliceJson, startBff } from "../../tests/support/fakes";
import { MAX_FIELDS } from "./boundWork";

const line = { name: "House key", note: null, price: "$4" };

test("an answer with more fields than are allowed is one error, however low its estimated cost", async () => {
  const fakes = createFakes();
  const lines = Array.from({ length: 1000 }, () => line);
  const slices = Array.from({ length: 100 }, () => sliceJson("price_list", { groups: [{ lines }] }));
  fakes.content.documents = [pageDocument({ id: "p1", uid: "about", data: { slices } })];
  const bff = await startBff(fakes);
  const query =
    '{ page(path: "/about/", lang: "en-us") { ... on PageDocument { data { slices { ... on PriceListSlice { primary { ' +
    "... on PriceListSliceDefaultPrimary { groups { lines { name note price } } } } } } } } } }";
  const { data, errors } = await bff.ask(query);
  expect(data).toBeUndefined();
  expect(errors).toEqual([
    { message: expect.stringContaining(`more than ${MAX_FIELDS} fields`), extensions: { code: "ANSWER_TOO_LARGE" } },
  ]);
});
