import { expect, it, vi } from "vitest";
import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { findDraftPage } from "./findDraftPage";

vi.mock("../../bff/queryFromBrowser", () => ({ queryFromBrowser: vi.fn<() => unknown>() }));
const answer = (route: object) =>
  vi.mocked(queryFromBrowser).mockResolvedValue({ data: { route: { state: "DRAFT", path: null, lang: "en-us", ...route } } } as never);

it.each([
  ["/", { path: "/", language: "EN_US" }],
  ["/about-us/", { path: "/about-us/", language: "EN_US" }],
  ["/fr-ca/", { path: "/", language: "FR_CA" }],
  ["/fr-ca/about-us/", { path: "/about-us/", language: "FR_CA" }],
])("asks for %s by path and language", async (pathname, variables) => {
  answer({ status: "FOUND" });
  await findDraftPage(pathname);
  expect(queryFromBrowser).toHaveBeenLastCalledWith(expect.anything(), variables);
});

it.each([
  [{ status: "FOUND" }, "found"],
  [{ status: "MISSING" }, "missing"],
  [{ status: "PREVIEW_EXPIRED" }, "expired"],
  [{ status: "FOUND", state: "PUBLISHED" }, "ended"],
  [{ status: "MOVED", path: "/new/", lang: "fr-ca" }, { movedTo: "/fr-ca/new/" }],
])("%j is %j", async (route, page) => {
  answer(route);
  expect(await findDraftPage("/about-us/")).toEqual(page);
});

it("throws when the repository or the BFF does not answer", async () => {
  answer({ status: "UNAVAILABLE" });
  await expect(findDraftPage("/")).rejects.toThrow("does not answer");
  vi.mocked(queryFromBrowser).mockResolvedValue({ data: undefined, error: new Error("no network") } as never);
  await expect(findDraftPage("/")).rejects.toThrow("no network");
});
