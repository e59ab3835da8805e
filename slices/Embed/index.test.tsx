import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lang } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import Embed from ".";

const [mock] = readSliceMocks("Embed") as unknown as [Content.EmbedSlice];
const render = (slice: Content.EmbedSlice, lang: Lang = "en-us") => renderToStaticMarkup(<Embed slice={slice} context={{ lang }} />);
const renderWith = (fields: object) => render({ ...mock, primary: { ...mock.primary, ...fields } } as Content.EmbedSlice);

describe("the mock of default", () => {
  it("shows title, text and the video's frame", () => {
    const html = render(mock);
    expect(html).toMatch(/<h2.*<p>[^<]+<\/p>.*<iframe [^>]*title="A key, copied: one minute in real time \(YouTube\)"/);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(mock, kind))).toBe("");
  });

  it("renders with only its embed", () => {
    const html = renderWith({ ...emptied(mock, "empty").primary, embed: mock.primary.embed });
    expect(html).toContain("<iframe");
    expect(emptyTags(html)).toEqual([]);
  });

  it.each([null, {}, { embed_url: null }])("renders nothing when its embed is %j, even with a title", (embed) => {
    expect(renderWith({ embed })).toBe("");
  });
});

it("has the page's language, within its frame too", () => {
  expect(render(mock, "fr-ca")).toContain("&lt;html lang=&quot;fr-CA&quot;&gt;");
});

it("opens no connection to the provider before a click", () => {
  expect(render(mock)).not.toMatch(/ src="(?!\/media\/)|<script|<link/);
});

it("is a link to an unknown provider", () => {
  const html = renderWith({ embed: { embed_url: "https://maps.example/a", type: "rich", html: "<script>alert(1)</script>" } });
  expect(html).toContain(`<a href="https://maps.example/a"`);
  expect(html).not.toMatch(/iframe|script/);
});
