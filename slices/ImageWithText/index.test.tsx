import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import ImageWithText from ".";

const mocks = readSliceMocks("ImageWithText") as unknown as Content.ImageWithTextSlice[];
const render = (slice: Content.ImageWithTextSlice) => renderToStaticMarkup(<ImageWithText slice={slice} context={{ lang: "en-us" }} />);
const renderWith = (slice: Content.ImageWithTextSlice, fields: object) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Content.ImageWithTextSlice);

describe.each(mocks)("the mock of $variation", (slice) => {
  it("shows text and picture, the text first in the source", () => {
    const html = render(slice);
    expect(html).toMatch(/<h2.*<p>.*class="button .*<img src="\/media\//);
    expect(html).toContain(`class="pair ${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
    expect(renderWith(emptied(slice, kind), { color: "ink" })).toBe("");
  });

  it.each(["title", "text", "buttons", "image"])("renders with only its %s, in one column", (field) => {
    const html = renderWith(slice, { ...emptied(slice, "empty").primary, [field]: (slice.primary as Record<string, unknown>)[field] });
    expect(html).toContain("<section");
    expect(html).not.toContain("pair");
    expect(emptyTags(html)).toEqual([]);
  });

  it.each([
    ["color", "teal"],
    ["custom_color", "teal"],
    ["curve", "left"],
  ])("refuses a %s of %j", (field, value) => {
    expect(() => renderWith(slice, { [field]: value })).toThrow(/^A section's/);
  });
});

it("has the editor's colour and curve", () => {
  expect(renderWith(mocks[0]!, { color: "light blue", curve: "bottom" })).toContain(`class="section lightBlue curved" data-curve="bottom"`);
});
