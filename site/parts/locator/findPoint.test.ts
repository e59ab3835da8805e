import { headers } from "next/headers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PointOfWordsDocument } from "../../bff/__generated__/operations";
import { BffError, queryBff } from "../../bff/query";
import { findPoint } from "./findPoint";

vi.mock("next/headers", () => ({ headers: vi.fn<typeof headers>() }));
vi.mock("../../bff/query", async (original) => ({ ...(await original<object>()), queryBff: vi.fn<typeof queryBff>() }));

function answerWith(placeSearch: object | null, ...codes: string[]): void {
  const errors = codes.map((code) => ({ message: "", extensions: { code } }));
  vi.mocked(queryBff).mockResolvedValue({ data: { placeSearch }, errors } as never);
}

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.mocked(queryBff).mockReset();
  vi.mocked(headers).mockResolvedValue(new Headers({ "x-forwarded-for": "203.0.113.9, 10.0.0.1" }) as never);
});

it("the point of a text is charged to the visitor's budget", async () => {
  answerWith({ placeId: "p1", geoLocation: { lat: 40, lng: -83 } });
  expect(await findPoint("Columbus", "en-us")).toEqual({ at: { lat: 40, lng: -83 }, place: "p1" });
  expect(queryBff).toHaveBeenCalledWith(PointOfWordsDocument, { words: "Columbus", language: "EN_US" }, undefined, "203.0.113.9, 10.0.0.1");
});

describe("without a point", () => {
  it("is `none` when Places finds nothing", async () => {
    answerWith(null);
    expect(await findPoint("atlantis", "en-us")).toBe("none");
  });

  it.each(["UPSTREAM_TIMEOUT", "RATE_LIMITED", "BUDGET_SPENT"])("is `unknown` when the error is %s", async (code) => {
    answerWith(null, code);
    expect(await findPoint("Columbus", "en-us")).toBe("unknown");
  });

  it("is `unknown` when the BFF refuses the visitor's query", async () => {
    vi.mocked(queryBff).mockRejectedValue(new BffError("429", { status: 429 }));
    expect(await findPoint("Columbus", "en-us")).toBe("unknown");
  });
});
