import { expect, it } from "vitest";
import { documentsIn, MOST_TAGS } from "./documentsIn";

const document = (id: string, more: object = {}) => ({ id, type: "faq", url: `/${id}/`, ...more });

it("finds the page, its translations and what its slices show, the page first and each once", () => {
  const page = document("page", {
    alternate_languages: [document("traduction")],
    data: { slices: [{ id: "faq_list$1", slice_type: "faq_list", questions: [document("a"), document("b")] }, { services: [document("a")] }] },
  });
  expect(documentsIn(page)).toEqual(["page", "traduction", "a", "b"]);
});

it("takes no slice, kiosk or picture for a document", () => {
  expect(documentsIn({ slices: [{ id: "hero$1", slice_type: "hero" }], kiosks: [{ locationId: "1" }], image: { id: "i", url: "https://images.example/i" } })).toEqual([]);
});

it("finds nothing where nothing is", () => {
  for (const nothing of [null, undefined, [], {}, "page"]) expect(documentsIn(nothing)).toEqual([]);
});

it("keeps to as many as Next takes", () => {
  expect(documentsIn(Array.from({ length: 200 }, (_, index) => document(String(index))))).toHaveLength(MOST_TAGS);
});
