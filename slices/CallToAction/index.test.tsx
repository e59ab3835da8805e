import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lang } from "../../site/i18n/languages";
import { emptied, emptyTags } from "../../tests/support/sliceMarkup";
import { readSliceMocks } from "../../tests/support/sliceMock";
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

  it.each(["null", "empty"] as const)("is nothing with fields that are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
  });

  it.each(Object.keys(slice.primary).filter((field) => !/color|curve|label/.test(field)))("is shown for its %s alone", (field) => {
    const html = renderWith(slice, only(slice, field));
    expect(html).toContain("<section");
    expect(emptyTags(html)).toEqual([]);
  });

  it("does not take a curve to the left", () => {
    expect(() => renderWith(slice, { curve: "left" })).toThrow("A section's curve");
  });
});

describe("a band", () => {
  it("has the colour that the editor chose, and the brand's where there is none", () => {
    expect(renderWith(band, { color: "light gray" })).toContain("section lightGray");
    for (const empty of [null, ""]) expect(renderWith(band, { color: empty })).toContain("section brandGreen");
    expect(renderWith(band, { color: null, custom_color: "#123456" })).toContain(`style="--surface:#123456"`);
  });

  it("does not take another colour", () => {
    expect(() => renderWith(band, { color: "teal" })).toThrow("A section's colour");
  });
});

describe("for whoever is locked out", () => {
  it("the number is in the page as a link that dials, large and on the emergency button", () => {
    const html = render(locksmith);
    expect(html).toContain(`<p class="phone"><a href="tel:+16145550124">614-555-0124</a></p>`);
    expect(html).toMatch(/<a href="tel:\+16145550124" class="button emergency"><svg.*<\/svg>Call a locksmith<\/a>/);
    expect(html).not.toMatch(/<(script|iframe|form|button)\b| on\w+=/);
  });

  it.each([
    ["en-us", "Call a locksmith"],
    ["fr-ca", "Appeler un serrurier"],
  ] as const)("the button has words of its own in %s", (lang, words) => {
    for (const empty of [null, ""]) expect(renderWith(locksmith, { call_label: empty }, lang)).toContain(`</svg>${words}</a>`);
  });

  it.each(["{phone}", "Ask at the counter"])("the number %j, which nobody can dial, is words", (phone) => {
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
      ["the slice's, before the site's", "614-555-0124", { localPhone: null, sitePhone: "614-555-0188" }, "tel:+16145550124"],
      ["the site's, where the slice has none", null, { localPhone: null, sitePhone: "614-555-0188" }, "tel:+16145550188"],
      [
        "the site's, where nobody can dial the slice's",
        "(614) 555-0124 (24/7)",
        { localPhone: null, sitePhone: "614-555-0188" },
        "tel:+16145550188",
      ],
      ["the configured one, where the slice has none", "", { localPhone: "614-555-0199", sitePhone: "614-555-0199" }, "tel:+16145550199"],
    ])("is %s", (_, phone, numbers, tel) => {
      const html = renderFor(phone, numbers);
      expect(dialled(html)).toEqual([tel]);
      expect(html).toContain('class="button emergency"');
    });

    it("makes no section of a slice that says nothing", () => {
      expect(
        renderToStaticMarkup(<CallToAction slice={emptied(locksmith, "empty")} context={{ lang: "en-us", localPhone: "614-555-0199" }} />),
      ).toBe("");
    });
  });

  it("is night, whatever colour is sent along", () => {
    expect(renderWith(locksmith, { color: "brand green" })).toContain(`class="section ink curved pictured" data-curve="top"`);
  });

  it("points that say nothing are left out", () => {
    const html = renderWith(locksmith, { points: [{}, { title: "Price first", text: [] }, { title: "", text: null }] });
    expect(html.match(/<h3/g)).toHaveLength(1);
    expect(emptyTags(html)).toEqual([]);
  });

  it("skips no level of headings where there is no title", () => {
    expect(renderWith(locksmith, { title: [] })).toMatch(/<h2 class="point"/);
    expect(render(locksmith)).toMatch(/<h3 class="point"/);
  });

  it("has no ground to stand on without a picture", () => {
    expect(renderWith(locksmith, { image: {} })).not.toContain("pictured");
  });
});

describe("a point of the locksmith's", () => {
  it("has no room for words that it has not", () => {
    const html = renderWith(locksmith, { points: [{ title: "You see the price", text: [] }] });
    expect(html).toContain("You see the price");
    expect(html).not.toContain('class="detail"');
  });
});
