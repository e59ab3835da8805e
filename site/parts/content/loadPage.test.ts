import { expect, it } from "vitest";
import { toFrame } from "../frame/layouts";
import { withPageFields } from "./loadPage";

it("a page type without layout, metadata and slices compiles, and has the default layout and no slices", () => {
  const { data } = withPageFields({ type: "recipe", data: { portions: 4 } });
  expect(data).toEqual({ portions: 4, slices: [] });
  expect(toFrame(data)).toEqual(toFrame());
  expect(data.meta_title ?? data.layout).toBeUndefined();
});

it("a page's own fields stay as they are", () => {
  const slices = [{ id: "a" }];
  const { data } = withPageFields({ data: { slices, layout: "empty" } });
  expect(data.slices).toBe(slices);
  expect(toFrame(data).layout).toBe("empty");
});
