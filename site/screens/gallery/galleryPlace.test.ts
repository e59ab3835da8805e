import { beforeEach, describe, expect, it, vi } from "vitest";
import { findPoint } from "../../parts/locator/findPoint";
import { findGalleryPlace } from "./galleryPlace";

vi.mock("../../parts/locator/findPoint", () => ({ findPoint: vi.fn<typeof findPoint>() }));

const state = { q: "12 Main St, Columbus, OH", group: ["WILD"], page: 1 };
const at = { lat: 39.96, lng: -83 };

beforeEach(() => void vi.mocked(findPoint).mockReset());

describe("words for a place", () => {
  it("are its point", async () => {
    vi.mocked(findPoint).mockResolvedValue({ at, place: "p1" });
    const place = { kind: "found", at, words: state.q };
    expect(await findGalleryPlace(state, "en-us")).toEqual({ place, state: { ...state, at, place: "p1" } });
  });

  it("are replaced by the name of the best guess", async () => {
    vi.mocked(findPoint).mockResolvedValue({ at, q: "Columbus, OH" });
    const place = { kind: "found", at, words: "Columbus, OH" };
    expect(await findGalleryPlace(state, "fr-ca")).toEqual({ place, state: { ...state, at, q: "Columbus, OH" } });
  });

  it.each([
    ["unknown", true],
    ["none", false],
  ] as const)("whose point is %s are left out of links", async (point, isSilent) => {
    vi.mocked(findPoint).mockResolvedValue(point);
    expect(await findGalleryPlace(state, "en-us")).toEqual({
      place: { kind: "nowhere", words: state.q, isSilent },
      state: { group: ["WILD"], page: 1 },
    });
  });
});
