import { describe, expect, it } from "vitest";
import { errorPageParams, homeParams, pageParams, parseParams } from "./params";

const NOT_FOUND = "KEYWAY_FAULT_404";

describe("the parameters of a route", () => {
  it("are parsed by its schema", () => {
    expect(parseParams(homeParams, { edition: "fr-ca" })).toEqual({ edition: { lang: "fr-ca" } });
    expect(parseParams(pageParams, { edition: "en-us.for-fr-ca", path: ["guides", "a%20b"] })).toEqual({
      edition: { lang: "en-us", requestedLang: "fr-ca" },
      path: ["guides", "a%20b"],
    });
    expect(parseParams(errorPageParams, { edition: "en-us", status: "503", reference: "a" })).toEqual({
      edition: { lang: "en-us" },
      status: "503",
      reference: "a",
    });
  });

  it.each([
    [homeParams, { edition: "de-de" }],
    [homeParams, {}],
    [pageParams, { edition: "de-de", path: ["a"] }],
    [pageParams, { edition: "en-us", path: [] }],
    [pageParams, { edition: "en-us", path: ["a", "", "b"] }],
    [pageParams, { edition: "en-us", path: ["x".repeat(501)] }],
    [pageParams, { edition: "en-us", path: "abcdefghi".split("") }],
    [errorPageParams, { edition: "en-us", status: "404", reference: "a" }],
    [errorPageParams, { edition: "en", status: "500", reference: "a" }],
  ])("that are invalid show the 404 page, case %#", (schema, params) => {
    expect(() => parseParams(schema as typeof homeParams, params)).toThrow(expect.objectContaining({ digest: NOT_FOUND }));
  });
});
