import { expect, it, vi } from "vitest";
import { findAll } from "#tests/support/elements.ts";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import type { GalleryPage } from "../../parts/content/pageTypes";
import { GalleryScreen } from "./GalleryScreen";
import { type GalleryView, loadGalleryView } from "./loadGalleryView";

vi.mock("../../parts/chrome/loadChrome", () => ({ loadChrome: async () => ({ prices: {} }) }));
vi.mock("./loadGalleryView", () => ({ loadGalleryView: vi.fn<typeof loadGalleryView>() }));

it("has the h1 itself, so that a hero among its slices has none", async () => {
  vi.mocked(loadGalleryView).mockResolvedValue({ filters: [], selection: {}, state: {} } as unknown as GalleryView);
  const page = { url: "/key-gallery/", data: { title: "Key gallery", lead: [], slices: [] } } as unknown as GalleryPage;
  const screen = await GalleryScreen({ page, edition: { lang: "en-us" }, query: {} });
  expect(findAll(screen, "h1")).toHaveLength(1);
  expect(findAll(screen, PageSlices).map(({ props }) => props.hasHeading)).toEqual([true]);
});
