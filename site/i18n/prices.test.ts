import { describe, expect, it } from "vitest";
import { amountOf, type Prices, pricedName, pricedText, pricesIn } from "./prices";

const prices: Prices = {
  US: { keyCopy: { from: "$4", text: "from about $4" }, keyFobs: { from: null, text: "ask at the kiosk" } },
  CA: { keyCopy: { from: "5\u00a0$", text: "dès 5\u00a0$ environ" } },
};

describe("the prices that are shown", () => {
  it.each([
    ["en-us", undefined, "House key from $4"],
    ["en-us", "CA", "House key from 5\u00a0$"],
    ["fr-ca", undefined, "Clé de maison dès 5\u00a0$"],
    ["fr-ca", "US", "Clé de maison dès $4"],
    ["en-us", "MX", "House key from $4"],
  ] as const)("in %s and the country %s are that country's, or the readers'", (lang, country, words) => {
    expect(pricedName("keyCopy", pricesIn(prices, lang, country), lang)).toBe(words);
  });

  it.each([
    ["en-us", undefined, "House key from $4 in\u00a0the\u00a0US, $5 in\u00a0Canada"],
    ["en-us", "US", "House key from about $4"],
    ["en-us", "CA", "House key from about $5"],
    ["fr-ca", undefined, "Clé de maison from about $5"],
  ] as const)("in %s and the country %s name both countries' amounts only where the country is not known", (lang, country, words) => {
    const both: Prices = {
      US: { keyCopy: { from: "$4", text: "from about $4" }, keyFobs: { from: "$9", text: "from $9 or so" } },
      CA: { keyCopy: { from: "$5", text: "from about $5" }, keyFobs: { from: "$9", text: "from $9 or so" } },
    };
    const localPrices = pricesIn(both, lang, country);
    expect(pricedText("keyCopy", localPrices, lang)).toBe(words);
    expect(pricedText("keyFobs", localPrices, lang)).toContain(" from $9 or so");
  });

  it("are in the editor's words, and short only where the editor wrote a short one", () => {
    expect(pricedName("keyFobs", pricesIn(prices, "en-us"), "en-us")).toBeNull();
    expect(pricedText("keyFobs", pricesIn(prices, "en-us"), "en-us")).toBe("Fob ask at the kiosk");
    expect(pricedText("carKeys", pricesIn(prices, "en-us"), "en-us")).toBeNull();
    expect(pricesIn({}, "en-us")).toEqual({});
  });
});

it.each([
  ["$4", "US", "4 USD"],
  ["$4.50", "CA", "4.50 CAD"],
  ["5\u00a0$", "CA", "5 CAD"],
  ["4,50\u00a0$\u00a0US", "US", "4.50 USD"],
  ["$4 to $6", "US", undefined],
  ["free", "US", undefined],
  [null, "US", undefined],
] as const)("%s in %s is for search engines %s", (from, country, expected) => {
  const amount = amountOf({ from, text: "" }, country);
  expect(amount ? `${amount.amount} ${amount.currency}` : undefined).toBe(expected);
});
