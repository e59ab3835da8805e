import { expect, it, vi } from "vitest";
import { findAll } from "#tests/support/elements.ts";
import type { OpenDesignFragment } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import type { GalleryState } from "../../parts/galleryState/galleryState";
import { OpenDesign } from "./OpenDesign";

vi.mock("../../config", () => ({ siteConfig: vi.fn<typeof siteConfig>() }));

function linksOf(keyServiceUrl: string | null, skuId: number | null): unknown[] {
  vi.mocked(siteConfig).mockReturnValue({ siteUrl: "https://keyway.example", keyServiceUrl } as ReturnType<typeof siteConfig>);
  const design = { name: "Brown bear", skuId, designGroup: "WILD", image: null } as unknown as OpenDesignFragment;
  const state = { page: 1, sku: skuId } as unknown as GalleryState;
  const element = OpenDesign({ design, filters: [], place: null, state, url: "/key-gallery/", lang: "en-us" });
  return findAll<{ href: string }>(element, "a").map(({ props }) => props.href);
}

it("links to the key service with the design's number when there is one", () => {
  expect(linksOf("https://keys.example/make?from=site", 20_170)).toEqual(["https://keys.example/make?from=site&sku=20170"]);
});

it.each([
  ["there is no key service", null, 20_170],
  ["the design has no number", "https://keys.example/make", null],
])("has no link when %s", (_, keyServiceUrl, skuId) => {
  expect(linksOf(keyServiceUrl, skuId)).toEqual([]);
});
