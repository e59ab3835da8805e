import { beforeEach, describe, expect, it, vi } from "vitest";
import { findRoute, type Route } from "../../routing/findRoute";
import { loadChrome } from "../../parts/chrome/loadChrome";
import type { Chrome } from "../../parts/chrome/chrome";
import { loadCity, loadState } from "../../parts/directoryData/loadDirectory";
import { loadPage, type Page } from "../../parts/content/loadPage";
import { loadCard } from "./loadCard";

vi.mock("../../routing/findRoute", () => ({ findRoute: vi.fn<typeof findRoute>() }));
vi.mock("../../parts/chrome/loadChrome", () => ({ loadChrome: vi.fn<typeof loadChrome>() }));
vi.mock("../../parts/directoryData/loadDirectory", () => ({ loadCity: vi.fn<typeof loadCity>(), loadState: vi.fn<typeof loadState>() }));
vi.mock("../../parts/content/loadPage", () => ({ loadPage: vi.fn<typeof loadPage>() }));

const PATHS = ["/no-such-page/", "/key-services/zz/", "/key-services/oh/no-such-city/"];
const leadsTo = (status: NonNullable<Route>["status"] | null) =>
  vi.mocked(findRoute).mockResolvedValue(status && ({ status, path: "/", lang: "en-us", state: "PUBLISHED" } as Route));
const loaded = () => [loadPage, loadState, loadCity].flatMap((load) => vi.mocked(load as () => unknown).mock.calls);

beforeEach(() => {
  vi.resetAllMocks();
  leadsTo("FOUND");
  vi.mocked(loadChrome).mockResolvedValue({ brand: "Cut & Co.", logo: null, localPhone: null } as Chrome);
});

describe.each(PATHS)("the picture of %s", (path) => {
  it.each(["MISSING", "MOVED"] as const)("is null when the path is %s, and loads nothing that would be cached", async (status) => {
    leadsTo(status);
    expect(await loadCard("en-us", path)).toBeNull();
    expect(loaded()).toEqual([]);
  });

  it.each([null, "UNAVAILABLE"] as const)("throws when the answer is %s, and loads nothing", async (status) => {
    leadsTo(status);
    await expect(loadCard("fr-ca", path)).rejects.toThrow(`${path} (fr-ca)`);
    expect(loaded()).toEqual([]);
  });
});

it("titles a home page without a title with the name of the business", async () => {
  vi.mocked(loadPage).mockResolvedValue({ url: "/", data: { meta_title: null } } as unknown as Page);
  expect(await loadCard("en-us", "/")).toEqual({ card: { title: "Cut & Co.", service: null, brand: "Cut & Co." }, mark: null });
});
