import { expect, it } from "vitest";
import { toPath } from "./documentPage";

it.each([
  ["encoded, as a page gets them", ["How%20to", "cl%C3%A9", "a%26b"]],
  ["decoded, as the page's metadata get them", ["How to", "clé", "a&b"]],
])("segments become the path of the content model: %s", (_, segments) => {
  expect(toPath(segments)).toBe("/How%20to/cl%C3%A9/a%26b/");
});

it("a percent sign that encodes nothing is kept", () => {
  expect(toPath(["50%"])).toBe(toPath(["50%25"]));
});
