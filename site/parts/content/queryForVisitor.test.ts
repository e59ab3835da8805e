import { cookies, headers } from "next/headers";
import { beforeEach, expect, it, vi } from "vitest";
import { DesignOnSkuDocument } from "../../bff/__generated__/operations";
import { BffError, queryBff } from "../../bff/query";
import { createRenderContext, runInRenderContext } from "../../bff/renderContext";
import { queryForVisitor } from "./queryForVisitor";

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
  expect(await queryForVisitor(DesignOnSkuDocument, { skuId: 7 })).toBe(ANSWER);
  expect(queryBff).toHaveBeenCalledWith(DesignOnSkuDocument, { skuId: 7 }, "token=a%20b%3D", "203.0.113.9");
});

it("without a token the query names no visitor", async () => {
  withCookies({ theme: "dark" });
  await queryForVisitor(DesignOnSkuDocument, { skuId: 7 });
  expect(queryBff).toHaveBeenCalledWith(DesignOnSkuDocument, { skuId: 7 });
});

it.each<Record<string, string>>([{}, { token: "a" }])("records that a token may change the page, with the cookies %j", async (jar) => {
  withCookies(jar);
  const context = createRenderContext();
  expect(context.readsToken).toBe(false);
  await runInRenderContext(context, () => queryForVisitor(DesignOnSkuDocument, { skuId: 7 }));
  expect(context.readsToken).toBe(true);
});

it("returns null when the BFF does not answer, and logs why", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  withCookies({});
  vi.mocked(queryBff).mockRejectedValue(new BffError("Away."));
  expect(await queryForVisitor(DesignOnSkuDocument, { skuId: 7 })).toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("Away."));
});
