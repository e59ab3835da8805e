import type { PrismicDocument } from "@prismicio/client";
import { expect, test } from "vitest";
import { toGalleryFilters } from "./galleryFilter";

const document = (id: string, data: object) => ({ id, type: "key_gallery_filter", data }) as PrismicDocument;
const empty = { displayOrder: null, imageUrl: null, label: null, query: [], subFilters: [] };

test("a filter has its picture's address, its codes trimmed, and its narrower filters", () => {
  const image = { url: "https://images.example/wild.webp?w=200", dimensions: { width: 1, height: 1 }, alt: null };
  const sub_filters = [
    { label: "Animals", query: "WILD" },
    { label: null, query: " NATR,,HOME " },
  ];
  expect(toGalleryFilters([document("f1", { display_order: 2, image, label: " Wild ", query: " WILD , NATR,, ", sub_filters })])).toEqual([
    {
      id: "f1",
      displayOrder: 2,
      imageUrl: "https://images.example/wild.webp?w=200",
      label: "Wild",
      query: ["WILD", "NATR"],
      subFilters: [
        { label: "Animals", query: ["WILD"] },
        { label: null, query: ["NATR", "HOME"] },
      ],
    },
  ]);
});

test.each([
  {},
  { image: {}, label: "", query: " , ", sub_filters: [] },
  { display_order: "2", image: null, label: 7, query: null, sub_filters: null },
])("missing fields of a filter are null or empty: %j", (data) =>
  expect(toGalleryFilters([document("f1", data)])).toEqual([{ id: "f1", ...empty }]),
);

test("filters are sorted by display order; those without one come last in their original order", () => {
  const filters = [
    document("a", {}),
    document("b", { display_order: 2 }),
    document("c", {}),
    document("d", { display_order: 0 }),
    document("e", { display_order: 1.5 }),
  ];
  expect(toGalleryFilters(filters).map(({ id }) => id)).toEqual(["d", "e", "b", "a", "c"]);
});
