import { expect, it } from "vitest";
import { withModelNames } from "./withModelNames";

const names = { title__KeyText: "title", sign_up__Link: "sign-up" };

it("renames aliases at any depth, and nothing else", () => {
  const link = { link_type: "Web", url: "https://example.com/" };
  const answer = {
    page: { data: { slices: [{ primary: { title__KeyText: "A", sign_up__Link: link, text: "a" } }, null, { primary: { title: [] } }] } },
  };
  expect(withModelNames(answer, names)).toEqual({
    page: { data: { slices: [{ primary: { title: "A", "sign-up": link, text: "a" } }, null, { primary: { title: [] } }] } },
  });
});

it("copies only what changes", () => {
  const same = { rich: [{ type: "paragraph" }] };
  const answer = { same, list: [same, { title__KeyText: null }] };
  const renamed = withModelNames(answer, names) as unknown as { same: object; list: object[] };
  expect(renamed).toEqual({ same, list: [same, { title: null }] });
  expect(renamed.same).toBe(same);
  expect(renamed.list[0]).toBe(same);
});

it("changes nothing without aliases, and ignores inherited properties", () => {
  const answer = { title__KeyText: "A" };
  expect(withModelNames(answer, {})).toBe(answer);
  const overrides = { toString: "a", constructor: "b" };
  expect(withModelNames(overrides, names)).toBe(overrides);
});
