import { beforeEach, describe, expect, it, vi } from "vitest";
import { findDirectoryPath } from "../../parts/directory/findDirectoryPath";
import { loadCity } from "../../parts/directory/loadDirectory";
import { findPoint } from "../../parts/locator/findPoint";
import { findGalleryPlace } from "./galleryPlace";

vi.mock("../../parts/directory/findDirectoryPath", () => ({ findDirectoryPath: vi.fn<typeof findDirectoryPath>() }));
vi.mock("../../parts/directory/loadDirectory", () => ({ loadCity: vi.fn<typeof loadCity>() }));
vi.mock("../../parts/locator/findPoint", () => ({ findPoint: vi.fn<typeof findPoint>() }));

const state = { q: "Columbus, OH", group: ["WILD"], page: 1 };
const at = { lat: 39.96, lng: -83 };
const cityOf = (...nodes: object[]) =>
  ({ kiosksInState: { totalCount: nodes.length, nodes } }) as unknown as Awaited<ReturnType<typeof loadCity>>;

beforeEach(() => {
  vi.mocked(findPoint).mockReset().mockResolvedValue("unknown");
  vi.mocked(findDirectoryPath).mockReset().mockResolvedValue(null);
  vi.mocked(loadCity).mockReset().mockResolvedValue(null);
});

describe("words for a place", () => {
  it("are a point of Places, and no other query is sent", async () => {
    vi.mocked(findPoint).mockResolvedValue({ at, place: "p1" });
    expect(await findGalleryPlace(state, "en-us")).toEqual({
      place: { kind: "found", at, words: "Columbus, OH" },
      state: { ...state, at, place: "p1" },
    });
    expect(findDirectoryPath).not.toHaveBeenCalled();
  });

  it.each(["unknown", "none"] as const)("are a city of the directory when Places says %s", async (point) => {
    vi.mocked(findPoint).mockResolvedValue(point);
    vi.mocked(findDirectoryPath).mockResolvedValue("/key-services/oh/columbus/");
    vi.mocked(loadCity).mockResolvedValue(cityOf({ geoLocation: at }));
    expect(await findGalleryPlace(state, "fr-ca")).toEqual({
      place: { kind: "found", at, words: "Columbus, OH" },
      state: { ...state, at },
    });
    expect(loadCity).toHaveBeenCalledWith("fr-ca", "oh", "columbus", [], 1, 0);
  });

  it.each([
    ["no city of that name", null, null],
    ["a state, which has no single point", "/key-services/oh/", null],
    ["a city without kiosks", "/key-services/oh/columbus/", cityOf()],
    ["a city that fails to load", "/key-services/oh/columbus/", null],
  ])("find nothing when they name %s, and are left out of links", async (_, path, city) => {
    vi.mocked(findDirectoryPath).mockResolvedValue(path);
    vi.mocked(loadCity).mockResolvedValue(city);
    expect(await findGalleryPlace(state, "en-us")).toEqual({
      place: { kind: "nowhere", words: "Columbus, OH", isSilent: true },
      state: { group: ["WILD"], page: 1 },
    });
  });
});
