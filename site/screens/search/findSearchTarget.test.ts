import { beforeEach, describe, expect, it, vi } from "vitest";
import { findDirectoryPath, findStatePath } from "../../parts/directory/findDirectoryPath";
import { findSearchTarget } from "./findSearchTarget";
import { findPoint } from "../../parts/locator/findPoint";
import { EMPTY_STATE } from "../../parts/locator/locatorState";

vi.mock("../../parts/directory/findDirectoryPath", () => ({
  findDirectoryPath: vi.fn<typeof findDirectoryPath>(),
  findStatePath: vi.fn<typeof findStatePath>(),
}));
vi.mock("../../parts/locator/findPoint", () => ({ findPoint: vi.fn<typeof findPoint>() }));

const state = { ...EMPTY_STATE, q: "Columbus", services: ["carKeys" as const] };
const found = { at: { lat: 40, lng: -83 }, place: "ChIJ1" };

beforeEach(() => {
  vi.mocked(findStatePath).mockReset().mockResolvedValue(null);
  vi.mocked(findDirectoryPath).mockReset().mockResolvedValue(null);
  vi.mocked(findPoint).mockReset().mockResolvedValue(found);
});

describe("a search leads", () => {
  it("to the list around the point, with its filters", async () => {
    expect(await findSearchTarget(state, "en-us")).toEqual({ kind: "list", state: { ...state, ...found } });
  });

  it("to a state's page, without a query to Places", async () => {
    vi.mocked(findStatePath).mockResolvedValue("/key-services/oh/");
    expect(await findSearchTarget({ ...state, q: "Ohio" }, "en-us")).toEqual({ kind: "page", path: "/key-services/oh/" });
    expect(findPoint).not.toHaveBeenCalled();
  });

  it("directly to a point or a map area of the URL", async () => {
    for (const given of [
      { ...state, at: found.at },
      { ...EMPTY_STATE, area: { minLat: 1, minLng: 2, maxLat: 3, maxLng: 4 } },
    ]) {
      expect(await findSearchTarget(given, "en-us")).toEqual({ kind: "list", state: given });
    }
    expect(findStatePath).not.toHaveBeenCalled();
    expect(findPoint).not.toHaveBeenCalled();
  });

  it.each([
    ["none", false],
    ["unknown", true],
  ] as const)("to a city of the directory when the point is %s, or nowhere", async (point, isSilent) => {
    vi.mocked(findPoint).mockResolvedValue(point);
    expect(await findSearchTarget(state, "en-us")).toEqual({ kind: "nothing", isSilent });
    vi.mocked(findDirectoryPath).mockResolvedValue("/key-services/oh/columbus/");
    expect(await findSearchTarget(state, "en-us")).toEqual({ kind: "page", path: "/key-services/oh/columbus/" });
  });
});
