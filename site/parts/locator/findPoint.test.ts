import { headers } from "next/headers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LocalityOfWordsDocument, PointOfWordsDocument } from "../../bff/__generated__/operations";
import { BffError, queryBff } from "../../bff/query";
import { findPoint } from "./findPoint";

vi.mock("next/headers", () => ({ headers: vi.fn<typeof headers>() }));
vi.mock("../../bff/query", async (original) => ({ ...(await original<object>()), queryBff: vi.fn<typeof queryBff>() }));

const at = { lat: 40, lng: -83 };
const google = { placeId: "p1", geoLocation: { lat: 41, lng: -84 } };
const town = { name: "Columbus, OH", geoLocation: at };

interface Answers {
  locality?: object | null;
  /** An error is thrown. */
  placeSearch?: object | null | Error;
  codes?: string[];
}

function answerWith({ locality = null, placeSearch = null, codes = [] }: Answers): void {
  vi.mocked(queryBff).mockImplementation((async (document: unknown) => {
    if (document === LocalityOfWordsDocument) return { data: { locality }, errors: [] };
    if (placeSearch instanceof Error) throw placeSearch;
    return { data: { placeSearch }, errors: codes.map((code) => ({ message: "", extensions: { code } })) };
  }) as never);
}

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.mocked(queryBff).mockReset();
  vi.mocked(headers).mockResolvedValue(new Headers({ "x-forwarded-for": "203.0.113.9, 10.0.0.1" }) as never);
});

it("a text that names a town or a postal code needs no call of Google", async () => {
  answerWith({ locality: { ...town, isCertain: true }, placeSearch: google });
  expect(await findPoint("Columbus", "en-us")).toEqual({ at });
  expect(vi.mocked(queryBff).mock.calls).toEqual([[LocalityOfWordsDocument, { words: "Columbus", language: "EN_US" }]]);
});

it.each([
  ["that names nothing else", null],
  ["that may name a town", { ...town, isCertain: false }],
])("the point of a text %s is Google's, charged to the visitor's budget", async (_, locality) => {
  answerWith({ locality, placeSearch: google });
  expect(await findPoint("12 Main St", "fr-ca")).toEqual({ at: google.geoLocation, place: "p1" });
  const variables = { words: "12 Main St", language: "FR_CA" };
  expect(queryBff).toHaveBeenLastCalledWith(PointOfWordsDocument, variables, undefined, "203.0.113.9, 10.0.0.1");
});

describe("without Google's point", () => {
  it("the best guess is returned with its name, whatever the reason", async () => {
    for (const answers of [{}, { codes: ["BUDGET_SPENT"] }, { placeSearch: new BffError("429", { status: 429 }) }]) {
      answerWith({ locality: { ...town, isCertain: false }, ...answers });
      expect(await findPoint("12 Main St, Columbus, OH", "en-us")).toEqual({ at, q: "Columbus, OH" });
    }
  });

  it("is `none` when Google finds nothing", async () => {
    answerWith({});
    expect(await findPoint("atlantis", "en-us")).toBe("none");
  });

  it.each(["UPSTREAM_TIMEOUT", "RATE_LIMITED", "BUDGET_SPENT"])("is `unknown` when the error is %s", async (code) => {
    answerWith({ codes: [code] });
    expect(await findPoint("12 Main St", "en-us")).toBe("unknown");
  });

  it("is `unknown` when the BFF refuses the visitor's query", async () => {
    answerWith({ placeSearch: new BffError("429", { status: 429 }) });
    expect(await findPoint("12 Main St", "en-us")).toBe("unknown");
  });
});
