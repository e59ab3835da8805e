import type { Content, ImageField } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { LocksmithLocatorLiveFragment } from "#site/bff/__generated__/operations.ts";
import { type Lang, LANGS } from "#site/i18n/languages.ts";
import { emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import LocksmithLocator from ".";

type Slice = Content.LocksmithLocatorSlice;
type Widget = LocksmithLocatorLiveFragment["widget"];
type Words = NonNullable<Widget>["data"];

const [mock] = readSliceMocks("LocksmithLocator") as unknown as [Slice];
const render = (widget: Widget | undefined, lang: Lang = "en-us", localPhone?: string | null) =>
  renderToStaticMarkup(<LocksmithLocator slice={widget === undefined ? mock : { ...mock, widget }} context={{ lang, localPhone }} />);
const paragraph = (text: string) => [{ type: "paragraph", text, spans: [] }] as unknown as Words["description"];
const words: Words = {
  title: [{ type: "heading2", text: "Where does it hurt?", spans: [] }] as unknown as Words["title"],
  description: paragraph("Somebody comes."),
  input_label: "Your place",
  placeholder: "A street",
  button_label: "Go",
  call_label: "Call instead:",
  call_number: "614-555-0124",
  image: { url: "https://images.example/lock.svg", alt: "A lock", dimensions: { width: 460, height: 300 } } as ImageField,
};
const widget = (fields: Partial<Words> = {}): Widget => ({
  id: "w",
  type: "locksmith_locator_widget",
  url: null,
  data: { ...words, ...fields },
});
const none: Words = {
  title: [],
  description: [],
  input_label: null,
  placeholder: null,
  button_label: null,
  call_label: null,
  call_number: null,
  image: null,
};
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("with its widget", () => {
  it("shows the editor's texts, number and picture", () => {
    const html = render(widget());
    expect(textOf(html)).toBe(
      "Where does it hurt? Somebody comes. Your place By searching you accept our terms of use . Go Call instead: 614-555-0124",
    );
    expect(html).toContain('placeholder="A street"');
    expect(html).toContain('href="tel:+16145550124"');
    expect(html).toContain('alt="A lock"');
  });

  it("is a plain form that submits to the locator in its language with the locksmith filter", () => {
    const html = render(widget(), "fr-ca");
    expect(html).toContain('action="/fr-ca/key-services/"');
    expect(html).toContain('type="hidden" name="services" value="locksmith"');
    expect(html).toMatch(/<input [^>]*type="text" role="searchbox" [^>]*name="q"/);
  });

  // Buttons beside the field would become a part of its label.
  it("has a label with its text alone", () => {
    const [, id, label] = /<label for="([^"]+)"[^>]*>(.*?)<\/label>/.exec(render(widget()))!;
    expect(label).toBe("Your place");
    expect(render(widget())).toContain(`<input id="${id}" type="text" role="searchbox"`);
  });

  it("links to the terms, and has no box to check", () => {
    const html = render(widget(), "fr-ca");
    expect(html).not.toContain("checkbox");
    expect(html).toContain('<a href="/fr-ca/terms/">conditions d’utilisation</a>');
  });

  it("leaves errors to the site, in the language of the page", () => {
    expect(render(widget())).toMatch(/<form [^>]*novalidate=""/i);
    expect(render(widget())).not.toContain("required");
  });

  it("calls the local phone rather than the editor's number, also without a widget", () => {
    for (const one of [widget(), widget({ call_number: null }), null]) {
      const html = render(one, "en-us", "312-555-0188");
      expect(html).toContain('href="tel:+13125550188"');
      expect(textOf(html)).toContain("312-555-0188");
      expect(html).not.toContain("614-555-0124");
    }
    expect(render(widget(), "en-us", null)).toContain('href="tel:+16145550124"');
  });

  it.each([null, widget({ call_number: null }), widget({ call_number: "ask" })])("calls the site's number without its own (%#)", (one) => {
    const html = renderToStaticMarkup(
      <LocksmithLocator slice={{ ...mock, widget: one }} context={{ lang: "en-us", localPhone: null, sitePhone: "614-555-0188" }} />,
    );
    expect(html).toContain('href="tel:+16145550188"');
    expect(textOf(html)).toContain("614-555-0188");
  });

  it.each(["", "ask", null])("has no call button when the number is %j", (call_number) => {
    expect(render(widget({ call_number }))).not.toContain("tel:");
  });
});

describe.each(LANGS)("without its widget, in %s", (lang) => {
  it.each([
    ["that failed", null],
    ["that is empty", widget(none)],
  ])("%s it has the site's own texts", (_, failed) => {
    const html = render(failed, lang);
    expect(textOf(/<h2[^>]*>(.*?)<\/h2>/.exec(html)![1]!)).not.toBe("");
    expect(html).toMatch(/placeholder="[^"]+"/);
    expect(html).toMatch(/<button[^>]*>[^<]+<\/button>/);
    expect(html).not.toContain("Live on the site");
    expect(emptyTags(html)).toEqual([]);
  });
});

it("escapes the editor's texts", () => {
  expect(render(widget({ input_label: "<script>alert(1)</script>", placeholder: '"><script>' }))).not.toContain("<script");
});
