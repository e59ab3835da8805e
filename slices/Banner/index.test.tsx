import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGS, type Lang } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import Banner from ".";

const examples = LANGS.flatMap((lang) =>
  (readSliceMocks("Banner", lang) as unknown as Content.BannerSlice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);
const [band, notice] = examples.map(({ slice }) => slice) as [Content.BannerSlice, Content.BannerSlice];
const render = (slice: Content.BannerSlice, lang: Lang = "en-us", isDraft?: boolean) =>
  renderToStaticMarkup(<Banner slice={slice} context={{ lang, isDraft }} />);
const renderWith = (slice: Content.BannerSlice, fields: object, lang?: Lang, isDraft?: boolean) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Content.BannerSlice, lang, isDraft);
const only = (slice: Content.BannerSlice, field: "text" | "link") => ({
  ...emptied(slice, "empty").primary,
  [field]: slice.primary[field],
});

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-12-20T12:00:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

describe.each(examples)("the mock of $variation in $lang", ({ slice, lang }) => {
  it("shows a message and its link", () => {
    const html = render(slice, lang);
    expect(html).toMatch(/<p>[^<]+<\/p>.*<a href="[^"]+"[^>]*>[^<]+<svg/);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind), lang)).toBe("");
    expect(renderWith(emptied(slice, kind), { color: "ink", tone: "outage" })).toBe("");
  });

  it.each(["text", "link"] as const)("renders with only its %s", (field) => {
    const html = renderWith(slice, only(slice, field));
    expect(html).toContain("<section");
    expect(emptyTags(html)).toEqual([]);
  });

  it("needs a label and a target for a link", () => {
    expect(renderWith(slice, { text: [], link: { link_type: "Web", url: "https://keyway.example/" } })).toBe("");
    expect(renderWith(slice, { text: [], link: { link_type: "Document", id: "gone", text: "Gone" } })).toBe("");
  });

  it.each([
    ["before it begins", { starts_at: "2026-12-20T12:00:01+0000", ends_at: null }],
    ["once it is over", { starts_at: null, ends_at: "2026-12-20T12:00:00+0000" }],
  ])("is left out %s", (_, period) => {
    expect(renderWith(slice, period)).toBe("");
  });

  it.each([
    [
      "before it begins",
      { starts_at: "2026-12-24T14:30:00+0000", ends_at: null },
      "Visitors see this from December 24, 2026 at 2:30 PM UTC.",
      "à compter du 24 décembre 2026 à 14 h 30 UTC.",
    ],
    [
      "before its time",
      { starts_at: "2026-12-24T14:30:00+0000", ends_at: "2027-01-01T05:00:00+0000" },
      "from December 24, 2026 at 2:30 PM UTC to January 1, 2027 at 5:00 AM UTC.",
      "du 24 décembre 2026 à 14 h 30 UTC au 1er janvier 2027 à 05 h 00 UTC.",
    ],
    [
      "once it is over",
      { starts_at: null, ends_at: "2026-12-20T12:00:00+0000" },
      "Visitors have not seen this since December 20, 2026 at 12:00 PM UTC.",
      "ne voit plus ceci depuis le 20 décembre 2026 à 12 h 00 UTC.",
    ],
  ])("is shown %s in a draft, and says when visitors see it", (_, period, english, french) => {
    const html = renderWith(slice, period, lang, true).replaceAll("\u202f", " ").replaceAll("\u00a0", " ");
    expect(html).toContain(lang === "en-us" ? english : french);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
  });

  it("does not mention its period in a draft while it is due, and renders nothing when it is empty", () => {
    expect(renderWith(slice, { starts_at: null, ends_at: null }, lang, true)).not.toContain("UTC");
    expect(renderWith(emptied(slice, "empty"), { ends_at: "2026-12-20T12:00:00+0000" }, lang, true)).toBe("");
  });

  it("is shown while it is due, and always without a period", () => {
    expect(renderWith(slice, { starts_at: "2026-12-20T12:00:00+0000", ends_at: "2026-12-20T12:00:01+0000" })).toContain("<section");
    expect(renderWith(slice, { starts_at: null, ends_at: null })).toContain("<section");
  });

  it("ignores javascript: links", () => {
    expect(renderWith(slice, { link: { link_type: "Web", url: "javascript:alert(1)", text: "Go" } })).not.toContain("<a");
  });
});

describe("a band", () => {
  it("has the editor's colour, and ink without one", () => {
    expect(render(band)).toContain("section brandGreen");
    for (const empty of [null, ""]) expect(renderWith(band, { color: empty })).toContain("section ink");
    expect(renderWith(band, { custom_color: "#123456" })).toContain(`style="--surface:#123456"`);
  });

  it("refuses another colour", () => {
    expect(() => renderWith(band, { color: "teal" })).toThrow("A section's colour");
  });
});

describe("a notice", () => {
  it.each([
    ["info", "Good to know: ", "Bon à savoir\u00a0: "],
    ["offer", "Offer: ", "Offre\u00a0: "],
    ["outage", "Disruption: ", "Perturbation\u00a0: "],
  ])("of tone %s names the tone in a text too", (tone, english, french) => {
    const html = renderWith(notice, { tone });
    expect(html).toContain(`class="box ${tone}"`);
    expect(html).toContain(`>${english}</span>`);
    expect(renderWith(notice, { tone }, "fr-ca")).toContain(`>${french}</span>`);
  });

  it("is info without a tone, and refuses an unknown one", () => {
    for (const empty of [null, ""]) expect(renderWith(notice, { tone: empty })).toContain(`class="box info"`);
    expect(() => renderWith(notice, { tone: "party" })).toThrow("A notice's tone must be info, offer, outage or empty");
  });
});
