import { describe, expect, it } from "vitest";
import { homeParams, pageParams, parseParams, parseQuery, statusParams } from "./params";

const NOT_FOUND = "NEXT_HTTP_ERROR_FALLBACK;404";

describe("the parameters of a route", () => {
  it("are read by its schema", () => {
    expect(parseParams(homeParams, { edition: "fr-ca" })).toEqual({ edition: { lang: "fr-ca" } });
    expect(parseParams(pageParams, { edition: "en-us.for-fr-ca", path: ["guides", "a%20b"] })).toEqual({
      edition: { lang: "en-us", askedFor: "fr-ca" },
      path: ["guides", "a%20b"],
    });
    expect(parseParams(statusParams, { edition: "en-us", status: "503" })).toEqual({ edition: { lang: "en-us" }, status: "503" });
  });

  it.each([
    [homeParams, { edition: "de-de" }],
    [homeParams, {}],
    [pageParams, { edition: "de-de", path: ["a"] }],
    [pageParams, { edition: "en-us", path: [] }],
    [pageParams, { edition: "en-us", path: ["a", "", "b"] }],
    [pageParams, { edition: "en-us", path: ["x".repeat(501)] }],
    [pageParams, { edition: "en-us", path: "abcdefghi".split("") }],
    [statusParams, { edition: "en-us", status: "500" }],
    [statusParams, { edition: "en", status: "404" }],
  ])("that do not fit it are the 404 page, case %#", (schema, params) => {
    expect(() => parseParams(schema as typeof homeParams, params)).toThrow(expect.objectContaining({ digest: NOT_FOUND }));
  });
});

describe("the query of a page", () => {
  it("names design groups", () => {
    expect(parseQuery({ group: "MRVL,HOME", sub: "HOME", utm_source: "mail" })).toEqual({ group: ["MRVL", "HOME"], sub: ["HOME"] });
  });

  it.each([{}, { group: "" }, { group: ["WILD", "NATR"] }, { group: "wild" }, { group: "A,,B" }, { group: "<script>" }, { sub: "A,".repeat(30) }])("%j is as if it were not there", (query) => {
    expect(parseQuery(query)).toEqual({ group: undefined, sub: undefined });
  });
});
