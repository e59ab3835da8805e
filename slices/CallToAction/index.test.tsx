import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lang } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import type { SliceContext } from "../sliceProps";
import CallToAction from ".";

const mocks = readSliceMocks("CallToAction") as unknown as Content.CallToActionSlice[];
const [band, locksmith] = mocks as [Content.CallToActionSlice, Content.CallToActionSlice];
const render = (slice: Content.CallToActionSlice, lang: Lang = "en-us") =>
  renderToStaticMarkup(<CallToAction slice={slice} context={{ lang }} />);
const renderWith = (slice: Content.CallToActionSlice, fields: object, lang?: Lang) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Content.CallToActionSlice, lang);
const only = (slice: Content.CallToActionSlice, field: string) => ({
  ...emptied(slice, "empty").primary,
  [field]: (slice.primary as Record<string, unknown>)[field],
});

describe.each(mocks)("the mock of $variation", (slice) => {
  it("shows title, text and buttons", () => {
    const html = render(slice);
    expect(html).toMatch(/<h2.*<p>[^<]+<\/p>.*class="button /);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
  });

  it.each(Object.keys(slice.primary).filter((field) => !/color|curve|label/.test(field)))("renders with only its %s", (field) => {
    const html = renderWith(slice, only(slice, field));
    expect(html).toContain("<section");
    expect(emptyTags(html)).toEqual([]);
  });

  it("refuses a curve to the left", () => {
    expect(() => renderWith(slice, { curve: "left" })).toThrow("A section's curve");
  });
});

describe("a band", () => {
  it("has the editor's colour, and the brand's without one", () => {
    expect(renderWith(band, { color: "light gray" })).toContain("section lightGray");
    for (const empty of [null, ""]) expect(renderWith(band, { color: empty })).toContain("section brandGreen");
    expect(renderWith(band, { color: null, custom_color: "#123456" })).toContain(`style="--surface:#123456"`);
  });

  it("refuses another colour", () => {
    expect(() => renderWith(band, { color: "teal" })).toThrow("A section's colour");
  });
});

describe("for visitors who are locked out", () => {
  it("the number is a `tel:` link in the HTML, in large type and on the emergency button", () => {
    const html = render(locksmith);
    expect(html).toContain(`<p class="phone"><a href="tel:+16145550124">614-555-0124</a></p>`);
    expect(html).toMatch(/<a href="tel:\+16145550124" class="button emergency wide"><svg.*<\/svg>Call a locksmith<\/a>/);
    expect(html).not.toMatch(/<(script|iframe|form|button)\b| on\w+=/);
  });

  it.each([
    ["en-us", "Call a locksmith"],
    ["fr-ca", "Appeler un serrurier"],
  ] as const)("the button has a default label in %s", (lang, words) => {
    for (const empty of [null, ""]) expect(renderWith(locksmith, { call_label: empty }, lang)).toContain(`</svg>${words}</a>`);
  });

  it.each(["{phone}", "Ask at the counter"])("the number %j, which cannot be dialled, is plain text", (phone) => {
    const html = renderWith(locksmith, { phone });
    expect(html).toContain(`<p class="phone">${phone}</p>`);
    expect(html).not.toContain("tel:");
  });

  describe("the number", () => {
    const renderFor = (phone: string | null, numbers: Partial<SliceContext>) =>
      renderToStaticMarkup(
        <CallToAction
          slice={{ ...locksmith, primary: { ...locksmith.primary, phone } } as Content.CallToActionSlice}
          context={{ lang: "en-us", ...numbers }}
        />,
      );
    const dialled = (html: string) => [...new Set([...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, tel]) => tel))];

    it.each([
      [
        "the configured one, before the slice's",
        "614-555-0124",
        { localPhone: "614-555-0199", sitePhone: "614-555-0188" },
        "tel:+16145550199",
      ],
      ["the slice's rather than the site's", "614-555-0124", { localPhone: null, sitePhone: "614-555-0188" }, "tel:+16145550124"],
      ["the site's when the slice has none", null, { localPhone: null, sitePhone: "614-555-0188" }, "tel:+16145550188"],
      [
        "the site's when the slice's cannot be dialled",
        "(614) 555-0124 (24/7)",
        { localPhone: null, sitePhone: "614-555-0188" },
        "tel:+16145550188",
      ],
      ["the configured one when the slice has none", "", { localPhone: "614-555-0199", sitePhone: "614-555-0199" }, "tel:+16145550199"],
    ])("is %s", (_, phone, numbers, tel) => {
      const html = renderFor(phone, numbers);
      expect(dialled(html)).toEqual([tel]);
      expect(html).toContain('class="button emergency wide"');
    });

    it("does not render an otherwise empty slice", () => {
      expect(
        renderToStaticMarkup(<CallToAction slice={emptied(locksmith, "empty")} context={{ lang: "en-us", localPhone: "614-555-0199" }} />),
      ).toBe("");
    });
  });

  it("has the dark background, whatever colour is sent", () => {
    expect(renderWith(locksmith, { color: "brand green" })).toContain(`class="section ink curved pictured" data-curve="top"`);
  });

  it("empty points are left out", () => {
    const html = renderWith(locksmith, { points: [{}, { title: "Price first", text: [] }, { title: "", text: null }] });
    expect(html.match(/<h3/g)).toHaveLength(1);
    expect(emptyTags(html)).toEqual([]);
  });

  it("skips no heading level without a title", () => {
    expect(renderWith(locksmith, { title: [] })).toMatch(/<h2 class="point"/);
    expect(render(locksmith)).toMatch(/<h3 class="point"/);
  });

  it("has no space for a picture without one", () => {
    expect(renderWith(locksmith, { image: {} })).not.toContain("pictured");
  });
});

describe("a selling point", () => {
  it("renders no empty elements", () => {
    const html = renderWith(locksmith, { points: [{ title: "You see the price", text: [] }] });
    expect(html).toContain("You see the price");
    expect(html).not.toContain('class="detail"');
  });
});
