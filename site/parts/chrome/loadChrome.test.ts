import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChromeDocument, type ChromeQuery } from "../../bff/__generated__/operations";
import { BffError, queryBff } from "../../bff/query";
import { EMBEDDED_PHONE } from "../../config";

vi.mock("../../bff/query", async (original) => ({ ...(await original<object>()), queryBff: vi.fn<typeof queryBff>() }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => ({ value: "token" }) }),
  headers: async () => new Headers({ "x-forwarded-for": "203.0.113.9" }),
}));

const whole = {
  appBar: { id: "bar", data: { brand: "Latchkey", call_number: "614-555-0124" } },
  productsMenu: {
    id: "products",
    data: { title: "Services", items: [{ label: "Fobs", link: { link_type: "Web", url: "/fobs/" }, links: [] }] },
  },
  companyMenu: {
    id: "company",
    data: { title: "Us", items: [{ label: "Contact", link: { link_type: "Web", url: "/contact/" }, links: [] }] },
  },
  company: { contactDetails: { title: "Write us", phone: { label: "Phone:", value: null } }, error: null },
  companyInformation: { id: "info" },
  locatorBar: { id: "locator", data: { label: "Near" } },
} as unknown as ChromeQuery;

let loadChrome: typeof import("./loadChrome").loadChrome;
let errors: ReturnType<typeof vi.spyOn>;
const answer = (data: object, faults: string[] = []) =>
  vi.mocked(queryBff).mockResolvedValueOnce({ data, errors: faults.map((message) => ({ message })) } as never);

beforeEach(async () => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
  // loadChrome caches per process; a fresh module isolates each test.
  vi.resetModules();
  ({ loadChrome } = await import("./loadChrome"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});

it("returns what the BFF answers", async () => {
  answer(whole);
  expect(await loadChrome({ lang: "en-us" })).toMatchObject({
    brand: "Latchkey",
    products: { title: "Services" },
    contact: { title: "Write us" },
  });
  expect(vi.mocked(queryBff).mock.calls).toEqual([[ChromeDocument, { language: "EN_US" }, undefined]]);
});

it("replaces a part that fails by its last good value, but not a part that was deleted", async () => {
  answer(whole);
  await loadChrome({ lang: "en-us" });
  answer({ ...whole, appBar: null, productsMenu: null, companyMenu: null }, ["Content is away."]);
  expect(await loadChrome({ lang: "en-us" })).toMatchObject({
    brand: "Latchkey",
    products: { title: "Services" },
    company: { title: "Us" },
  });
  answer({ ...whole, appBar: null });
  expect(await loadChrome({ lang: "en-us" })).toMatchObject({ brand: "Keyway", products: { title: "Services" } });
  answer({ ...whole, companyInformation: null, company: { contactDetails: null, error: "Failed to fetch contact details" } });
  expect(await loadChrome({ lang: "en-us" })).toMatchObject({
    brand: "Latchkey",
    contact: null,
    contactError: "Failed to fetch contact details",
  });
});

it("is the built-in one, with a line in the log, when the BFF has never answered", async () => {
  vi.stubEnv("PRISMIC_ENDPOINT", "https://keyway.cdn.prismic.io/api/v2");
  vi.mocked(queryBff).mockRejectedValueOnce(new BffError("The BFF cannot be reached."));
  expect(await loadChrome({ lang: "fr-ca" })).toMatchObject({
    brand: "Keyway",
    call: null,
    products: { title: "Produits et services" },
    contactError: "Nos coordonnées ne se sont pas affichées",
  });
  expect(errors).toHaveBeenCalledWith(
    JSON.stringify({ statusCode: 500, message: "The chrome (fr-ca) is unavailable: The BFF cannot be reached." }),
  );
});

it("is the last good one when the BFF stops answering", async () => {
  answer(whole);
  await loadChrome({ lang: "en-us" });
  vi.mocked(queryBff).mockRejectedValueOnce(new BffError("The BFF cannot be reached."));
  expect(await loadChrome({ lang: "en-us" })).toMatchObject({ brand: "Latchkey", call: { number: "614-555-0124" } });
});

it("has the number of the embedded content when the BFF has never answered, and no fallback number when content is complete", async () => {
  vi.mocked(queryBff).mockRejectedValueOnce(new BffError("The BFF cannot be reached."));
  expect(await loadChrome({ lang: "en-us" })).toMatchObject({ call: { number: EMBEDDED_PHONE } });
  answer({ ...whole, appBar: null });
  expect(await loadChrome({ lang: "en-us" })).toMatchObject({ call: null });
});

it("has the number of the other language when its own language was never loaded", async () => {
  answer({ ...whole, appBar: { id: "bar", data: { call_number: "614-555-0177" } } });
  await loadChrome({ lang: "en-us" });
  vi.mocked(queryBff).mockRejectedValueOnce(new BffError("The BFF cannot be reached."));
  expect(await loadChrome({ lang: "fr-ca" })).toMatchObject({ brand: "Keyway", call: { number: "614-555-0177" } });
});

it.each([
  ["a draft", { lang: "en-us", isDraft: true }, "io.prismic.preview=token", "203.0.113.9"],
  ["a variation", { lang: "en-us", experiment: { googleId: "bar", index: 1 } }, "io.prismic.experiment=bar%201", undefined],
] as const)(
  "sends the cookie of %s, for a draft with the visitor's address, and does not share the result",
  async (_, edition, cookie, address) => {
    answer({ ...whole, appBar: { id: "bar", data: { brand: "Secret" } } });
    expect(await loadChrome(edition)).toMatchObject({ brand: "Secret" });
    expect(vi.mocked(queryBff).mock.calls).toEqual([[ChromeDocument, { language: "EN_US" }, cookie, ...(address ? [address] : [])]]);
    answer({ ...whole, appBar: null }, ["Content is away."]);
    expect(await loadChrome({ lang: "en-us" })).toMatchObject({ brand: "Keyway" });
  },
);

it("has everything but the locator bar when only the locator bar fails", async () => {
  answer({ ...whole, locatorBar: null }, ["Content is away."]);
  expect(await loadChrome({ lang: "en-us" })).toMatchObject({ brand: "Latchkey", products: { title: "Services" }, locatorBar: null });
});
