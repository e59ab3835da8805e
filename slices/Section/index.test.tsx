import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import SectionSlice from ".";

const mocks = readSliceMocks("Section") as unknown as Content.SectionSlice[];
const [plain, programming] = mocks as [Content.SectionSlice, Content.SectionSlice];
const render = (slice: Content.SectionSlice) => renderToStaticMarkup(<SectionSlice slice={slice} context={{ lang: "en-us" }} />);
const renderWith = (slice: Content.SectionSlice, fields: object) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Content.SectionSlice);
const only = (slice: Content.SectionSlice, field: string) => ({
  ...emptied(slice, "empty").primary,
  [field]: (slice.primary as Record<string, unknown>)[field],
});

describe.each(mocks)("the mock of $variation", (slice) => {
  it("shows its title, text and buttons, below the page's heading", () => {
    const html = render(slice);
    expect(html).toMatch(/<h2[^>]*>[^<]+<\/h2>/);
    expect(html).toMatch(/<p>[^<]+<\/p>/);
    expect(html).toMatch(/<a href="[^"]+" class="button primary"/);
    expect(html).not.toContain("<h1");
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing, not even a background, when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
    expect(renderWith(emptied(slice, kind), { color: "brand green", curve: "top" })).toBe("");
  });

  it.each(["title", "text", "buttons"])("renders with only its %s", (field) => {
    const html = renderWith(slice, only(slice, field));
    expect(html).toContain("<section");
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
  expect(render(plain)).toContain(`class="section lightGray curved" data-curve="top"`);
  expect(renderWith(plain, { custom_color: "#123456", curve: null })).toContain(
    `class="section freeDark isExtreme" data-scheme="light" style="--surface:#123456"`,
  );
});

it("gives a title without a text the whole width", () => {
  expect(render(plain)).toContain(`<div class="words">`);
  expect(renderWith(plain, only(plain, "title"))).not.toContain(`class="words"`);
});

describe("car key programming", () => {
  it("has its own layout", () => {
    expect(render(programming)).toContain("carKeyProgramming");
    expect(render(plain)).not.toContain("carKeyProgramming");
  });

  it("has its steps in an ordered list, in the editor's order", () => {
    const html = render(programming);
    expect(html.match(/<ol.*<\/ol>/)![0].match(/<li /g)).toHaveLength(3);
    expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
      "Scan at the kiosk",
      "We cut and prepare it",
      "Pair it with the car",
    ]);
    expect([...html.matchAll(/aria-hidden="true">(\d)</g)].map(([, number]) => number)).toEqual(["1", "2", "3"]);
  });

  it("leaves out empty steps and does not number them", () => {
    const html = renderWith(programming, { steps: [{ title: null, text: [] }, { title: "Only step", text: null }, {}] });
    expect(html.match(/<ol.*<\/ol>/)![0].match(/<li /g)).toHaveLength(1);
    expect(html).toContain(`aria-hidden="true">1<`);
    expect(emptyTags(html)).toEqual([]);
  });

  it("renders with only its steps or its picture", () => {
    expect(renderWith(programming, only(programming, "steps"))).toContain("<ol");
    expect(renderWith(programming, only(programming, "image"))).toMatch(/<img [^>]*alt="A dashboard/);
  });
});
