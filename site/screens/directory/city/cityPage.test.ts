import { beforeEach, describe, expect, it, vi } from "vitest";
import { cityMetadata } from "./cityPage";
import { loadCityList } from "./cityListing";
import { directoryMetadata } from "#site/parts/directoryData/directoryMetadata.ts";
import { EMPTY_STATE, type LocatorState, printState } from "#site/parts/locator/locatorState.ts";

vi.mock("./CityScreen", () => ({ CityScreen: () => null }));
vi.mock("./cityListing", () => ({ loadCityList: vi.fn<typeof loadCityList>() }));
vi.mock("#site/parts/directoryData/directoryMetadata.ts", () => ({
  directoryMetadata: vi.fn<typeof directoryMetadata>(),
  isThin: () => false,
}));

const cityInfo = {
  code: "OH",
  stateName: "Ohio",
  statePath: "/key-services/oh/",
  city: "Columbus",
  path: "/key-services/oh/columbus/",
  kioskCount: 45,
  services: [],
};
const params = Promise.resolve({ edition: "en-us", state: "oh", city: "columbus" });
const canonicalOf = async (filters: Partial<LocatorState>) => {
  const query = new URLSearchParams(printState({ ...EMPTY_STATE, ...filters }));
  await cityMetadata({ params, searchParams: Promise.resolve(Object.fromEntries(query)) });
  const { path, title } = vi.mocked(directoryMetadata).mock.lastCall![0];
  return [path, / \| (\d+)$/.exec(title)?.[1] ?? null];
};

beforeEach(() =>
  vi
    .mocked(loadCityList)
    .mockReset()
    .mockResolvedValue({ cityInfo, data: null, listing: { count: 45 } } as never),
);

describe("the canonical URL of a city's page", () => {
  it.each([
    ["the first", { page: 1 }, "/key-services/oh/columbus/", null],
    ["is that of a later page", { page: 2 }, "/key-services/oh/columbus/?page=2", "2"],
    ["is the last page for a later one", { page: 500 }, "/key-services/oh/columbus/?page=3", "3"],
    [
      "is the first page without filters for a filtered list",
      { page: 2, services: ["carKeys" as const] },
      "/key-services/oh/columbus/",
      null,
    ],
  ])("%s", async (_, filters, path, page) => {
    expect(await canonicalOf(filters)).toEqual([path, page]);
  });

  it("is the requested page when the list failed to load", async () => {
    vi.mocked(loadCityList).mockResolvedValue({ cityInfo, data: null, listing: null } as never);
    expect(await canonicalOf({ page: 2 })).toEqual(["/key-services/oh/columbus/?page=2", "2"]);
  });
});
