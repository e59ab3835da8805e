import { beforeEach, describe, expect, it, vi } from "vitest";
import { findStatePath } from "../../parts/directoryData/findStatePath";
import { findSearchTarget } from "./findSearchTarget";
import { findPoint } from "../../parts/locator/findPoint";
import { EMPTY_STATE } from "../../parts/locator/locatorState";

vi.mock("../../parts/directoryData/findStatePath", () => ({ findStatePath: vi.fn<typeof findStatePath>() }));
vi.mock("../../parts/locator/findPoint", () => ({ findPoint: vi.fn<typeof findPoint>() }));

const state = { ...EMPTY_STATE, q: "Columbus", services: ["carKeys" as const] };
const match = { at: { lat: 40, lng: -83 }, place: "ChIJ1" };

beforeEach(() => {
  vi.mocked(findStatePath).mockReset().mockResolvedValue(null);
  vi.mocked(findPoint).mockReset().mockResolvedValue(match);
});

describe("a search leads", () => {
  it("to the list around the point, with its filters", async () => {
    expect(await findSearchTarget(state, "en-us")).toEqual({ kind: "list", state: { ...state, ...match } });
  });

  it("to the list around the best guess, by its name", async () => {
    vi.mocked(findPoint).mockResolvedValue({ at: match.at, q: "Columbus, OH" });
    const target = await findSearchTarget({ ...state, q: "12 Main St, Columbus, OH" }, "en-us");
    expect(target).toEqual({ kind: "list", state: { ...state, at: match.at, q: "Columbus, OH" }, typed: "12 Main St, Columbus, OH" });
  });

  it("to a state's page, without a query to Places", async () => {
    vi.mocked(findStatePath).mockResolvedValue("/key-services/oh/");
    expect(await findSearchTarget({ ...state, q: "Ohio" }, "en-us")).toEqual({ kind: "page", path: "/key-services/oh/" });
    expect(findPoint).not.toHaveBeenCalled();
  });

  it("directly to a point or a map area of the URL", async () => {
    for (const searchState of [
      { ...state, at: match.at },
      { ...EMPTY_STATE, area: { minLat: 1, minLng: 2, maxLat: 3, maxLng: 4 } },
    ]) {
      expect(await findSearchTarget(searchState, "en-us")).toEqual({ kind: "list", state: searchState });
    }
    expect(findStatePath).not.toHaveBeenCalled();
    expect(findPoint).not.toHaveBeenCalled();
  });

  it.each([
    ["none", false],
    ["unknown", true],
  ] as const)("nowhere when the point is %s", async (point, isSilent) => {
    vi.mocked(findPoint).mockResolvedValue(point);
    expect(await findSearchTarget(state, "en-us")).toEqual({ kind: "nothing", isSilent });
  });
});
