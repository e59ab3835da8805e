import { expect, it, vi } from "vitest";
import type { Page } from "../content/loadPage";
import { withListSlice } from "./withListSlice";

type Slices = Page["data"]["slices"];
const slice = (slice_type: string) => ({ id: slice_type, slice_type, variation: "default", primary: {} });
const slices = (...types: string[]) => types.map(slice) as unknown as Slices;
const typesIn = (list: readonly object[]) => list.map((one) => (one as { slice_type: string }).slice_type);
const load = () => vi.fn<() => Promise<object>>(async () => ({ variation: "topics", primary: {}, questions: [] }));

it("a page that has its list is unchanged, and no query is sent", async () => {
  const loadList = load();
  const pageSlices = slices("hero", "section", "faq_list");
  expect(await withListSlice(pageSlices, "faq_list", loadList)).toBe(pageSlices);
  expect(loadList).not.toHaveBeenCalled();
});

it.each([
  [
    ["hero", "section"],
    ["hero", "faq_list", "section"],
  ],
  [["section"], ["faq_list", "section"]],
  [[], ["faq_list"]],
])("a page of %j without its list gets it below the head", async (ownTypes, expectedTypes) => {
  const all = await withListSlice(slices(...ownTypes), "faq_list", load());
  expect(typesIn(all)).toEqual(expectedTypes);
  expect(all.find((one) => "variation" in one && one.variation === "topics")).toMatchObject({ questions: [], primary: {} });
});

it("a list slice that the graph does not know does not count", async () => {
  const unknown = [{ slice_type: "faq_list", variation: "tomorrow" }] as unknown as Slices;
  expect(typesIn(await withListSlice(unknown, "faq_list", load()))).toEqual(["faq_list", "faq_list"]);
});
