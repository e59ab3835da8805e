import { expect, it } from "vitest";
import type { PricesDocumentFieldsFragment } from "../../bff/__generated__/operations";
import { toPrices } from "./toPrices";

const line = (service: string | null, country: string | null, from_price: string | null, text: string | null = null) => ({
  service,
  country,
  from_price,
  text,
});
const toDocument = (...lines: object[]) => ({ data: { lines } }) as unknown as PricesDocumentFieldsFragment;

it("prices are those of each country's first line with a service and words", () => {
  const document = toDocument(
    line("keyCopy", "US", " $4 ", "from about $4"),
    line("keyCopy", "US", "$9"),
    line("keyCopy", "CA", "$5"),
    line("keyFobs", "CA", "", "ask us"),
    line("carKeys", "US", "", ""),
    line("carKeys", null, "$1"),
    line("teleport", "US", "$1"),
    line("carKeys", "MX", "$1"),
    line(null, "US", "$1"),
  );
  expect(toPrices(document, "en-us")).toEqual({
    US: { keyCopy: { from: "$4", text: "from about $4" } },
    CA: { keyCopy: { from: "$5", text: "from $5" }, keyFobs: { from: null, text: "ask us" } },
  });
});

it("there are none without a document", () => {
  expect(toPrices(null, "en-us")).toEqual({});
});
