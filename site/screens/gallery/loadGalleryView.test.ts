import { beforeEach, expect, it, vi } from "vitest";
import { findGalleryPlace } from "./galleryPlace";
import * as gallery from "./loadGallery";
import { loadGalleryView } from "./loadGalleryView";

vi.mock("./loadGallery");
vi.mock("./galleryPlace");

const AT = { lat: 64.8, lng: -147.7 };
const wild = { id: "wild", label: "Wildlife", imageUrl: null, query: ["WILD"], subFilters: [] };
const many = Array.from({ length: 60 }, (_, index) => ({ code: `G${index}`, skuIds: [index] }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(findGalleryPlace).mockImplementation(async (state) => ({ place: state.at ? { kind: "found", at: state.at } : null, state }));
  vi.mocked(gallery.loadFilters).mockResolvedValue([wild]);
});

it("loads the groups of the filter in the URL", async () => {
  const view = await loadGalleryView({ page: 1, group: ["WILD"] }, "en-us");
  expect(gallery.loadDesigns).toHaveBeenCalledExactlyOnceWith(["WILD"], "en-us");
  expect(view).toMatchObject({ areFiltersMissing: false, selection: { filter: wild }, state: { group: ["WILD"] } });
});

it("uses the codes of the URL when the filters failed to load", async () => {
  vi.mocked(gallery.loadFilters).mockResolvedValue(null);
  const view = await loadGalleryView({ page: 1, group: ["WILD"], sub: ["BEARS"] }, "en-us");
  expect(gallery.loadDesigns).toHaveBeenCalledExactlyOnceWith(["BEARS"], "en-us");
  expect(view).toMatchObject({
    areFiltersMissing: true,
    filters: [],
    selection: { filter: null },
    state: { group: ["WILD"], sub: ["BEARS"] },
  });
});

it("loads every design in stock at a place, whatever the number of groups", async () => {
  vi.mocked(gallery.loadStock).mockResolvedValue(many);
  await loadGalleryView({ page: 1, at: AT }, "en-us");
  expect(gallery.loadDesignsInStock).toHaveBeenCalledExactlyOnceWith(null, many, "en-us");
});

it("loads a filter's groups that are in stock, and everything in stock when none is", async () => {
  vi.mocked(gallery.loadStock)
    .mockResolvedValueOnce([{ code: "WILD", skuIds: [1] }])
    .mockResolvedValueOnce([]);
  await loadGalleryView({ page: 1, at: AT, group: ["WILD"] }, "en-us");
  expect(gallery.loadDesignsInStock).toHaveBeenLastCalledWith(["WILD"], [{ code: "WILD", skuIds: [1] }], "en-us");
  const { selection, state } = await loadGalleryView({ page: 1, at: AT, group: ["WILD"] }, "en-us");
  expect(gallery.loadDesignsInStock).toHaveBeenLastCalledWith(null, [], "en-us");
  expect(selection.cleared).toBe(wild);
  expect(state.group).toBeUndefined();
});
