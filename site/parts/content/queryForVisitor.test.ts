import { cookies, headers } from "next/headers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DesignOnSkuDocument } from "../../bff/__generated__/operations";
import { BffError, queryBff } from "../../bff/query";
import { createRenderContext, runInRenderContext } from "../../bff/renderContext";
import { queryForColdPage, queryForVisitor } from "./queryForVisitor";

vi.mock("next/headers", () => ({ cookies: vi.fn<typeof cookies>(), headers: vi.fn<typeof headers>() }));
vi.mock("../../bff/query", async (original) => ({ ...(await original<object>()), queryBff: vi.fn<typeof queryBff>() }));

const ANSWER = { data: { keyDesign: null }, errors: [] };
const withCookies = (jar: Record<string, string>) =>
  vi.mocked(cookies).mockResolvedValue({ get: (name: string) => (name in jar ? { value: jar[name] } : undefined) } as never);

beforeEach(() => {
  vi.mocked(queryBff)
    .mockReset()
    .mockResolvedValue(ANSWER as never);
  vi.mocked(headers).mockResolvedValue(new Headers({ "x-forwarded-for": "203.0.113.9" }) as never);
});

it("sends the visitor's token and address, and no other cookie", async () => {
  withCookies({ token: "a b=", theme: "dark" });
  expect(await queryForVisitor(DesignOnSkuDocument, { skuId: 7, language: "EN_US" })).toBe(ANSWER);
  expect(queryBff).toHaveBeenCalledWith(DesignOnSkuDocument, { skuId: 7, language: "EN_US" }, "token=a%20b%3D", "203.0.113.9");
});

it("without a token the query names no visitor", async () => {
  withCookies({ theme: "dark" });
  await queryForVisitor(DesignOnSkuDocument, { skuId: 7, language: "EN_US" });
  expect(queryBff).toHaveBeenCalledWith(DesignOnSkuDocument, { skuId: 7, language: "EN_US" });
});

it.each<Record<string, string>>([{}, { token: "a" }])("records that a token may change the page, with the cookies %j", async (jar) => {
  withCookies(jar);
  const context = createRenderContext();
  expect(context.readsToken).toBe(false);
  await runInRenderContext(context, () => queryForVisitor(DesignOnSkuDocument, { skuId: 7, language: "EN_US" }));
  expect(context.readsToken).toBe(true);
});

it("returns null when the BFF does not answer, and logs why", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  withCookies({});
  vi.mocked(queryBff).mockRejectedValue(new BffError("Away."));
  expect(await queryForVisitor(DesignOnSkuDocument, { skuId: 7, language: "EN_US" })).toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("Away."));
});

describe("a page that is cached for visitors with a token, too", () => {
  const SHARED = [DesignOnSkuDocument, { skuId: 7, language: "EN_US" }];
  const OWN = [...SHARED, "token=a", "203.0.113.9"];
  const calls = () => vi.mocked(queryBff).mock.calls;

  it("asks with the token of the visitor for whom it is rendered, and is the same for all otherwise", async () => {
    const context = createRenderContext();
    withCookies({ token: "a" });
    expect(await runInRenderContext(context, () => queryForColdPage(DesignOnSkuDocument, { skuId: 7, language: "EN_US" }))).toBe(ANSWER);
    withCookies({ theme: "dark" });
    await runInRenderContext(context, () => queryForColdPage(DesignOnSkuDocument, { skuId: 7, language: "EN_US" }));
    expect(calls()).toEqual([OWN, SHARED]);
    expect(context.readsToken).toBe(false);
  });

  it.each<[string, () => void]>([
    ["fails", () => vi.mocked(queryBff).mockRejectedValueOnce(new BffError("Spent."))],
    ["lacks a part", () => vi.mocked(queryBff).mockResolvedValueOnce({ ...ANSWER, errors: [{ message: "Spent." }] } as never)],
  ])("has the shared answer when the visitor's own %s", async (_, prepare) => {
    vi.spyOn(console, "error").mockReturnValue();
    withCookies({ token: "a" });
    prepare();
    expect(await queryForColdPage(DesignOnSkuDocument, { skuId: 7, language: "EN_US" })).toBe(ANSWER);
    expect(calls()).toEqual([OWN, SHARED]);
  });
});
