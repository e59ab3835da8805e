import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FormState } from "#site/forms/formState.ts";
import { type Lang, LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import ContactForm from ".";

type Slice = Content.ContactFormSlice;
const FIELDS = ["name", "topic", "email", "phone", "message", "website"];
const mocks = LANGS.map((lang) => ({ lang, slice: (readSliceMocks("ContactForm", lang) as unknown as [Slice])[0] }));
const render = (slice: Slice, lang: Lang, form?: FormState) => renderToStaticMarkup(<ContactForm slice={slice} context={{ lang, form }} />);
const namesIn = (html: string) => [
  ...new Set([...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name)),
];

describe.each(mocks)("the mock in $lang", ({ lang, slice }) => {
  const html = render(slice, lang);

  it("is a form that posts to its own page without a script", () => {
    expect(html).toContain('action="?form=contact-default#form-contact-default"');
    expect(html).toContain('encType="multipart/form-data"');
    expect(namesIn(html)).toEqual(FIELDS);
    // The file must be the last field.
    expect(namesIn(html).at(-1)).toBe(FIELDS.at(-1));
  });

  it("has a label for every field", () => {
    const ids = [...html.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id!);
    const isLabelled = (id: string) => html.includes(`for="${id}"`) || new RegExp(`<label[^>]*><input[^>]*id="${id}"`).test(html);
    expect(ids.filter((id) => !isLabelled(id))).toEqual([]);
  });

  it("shows errors at the top and beside their fields, and keeps the values", () => {
    const markup = render(slice, lang, {
      form: "contact",
      values: { email: 'robin"><script>' },
      errors: [{ field: "email", code: "INVALID_EMAIL" }],
      key: "a-key-of-the-page",
    });
    expect(markup).toContain('href="#contact-default-email"');
    expect(markup).toMatch(/aria-invalid="true"[^>]*aria-describedby="[^"]*contact-default-email-error/);
    expect(markup).toContain('value="robin&quot;&gt;&lt;script&gt;"');
    expect(markup).toContain('name="key" value="a-key-of-the-page"');
  });

  it("replaces the form by thanks with the reference, and ignores another form's state", () => {
    const thanks = render(slice, lang, { form: "contact", values: {}, errors: [], reference: "7QK2-9XMD" });
    expect(thanks).toContain("7QK2-9XMD");
    expect(thanks).not.toContain("<form");
    expect(render(slice, lang, { form: "application", values: {}, errors: [], reference: "7QK2-9XMD" })).toBe(html);
  });

  it.each(["null", "empty"] as const)("is only the form when its own fields are %s", (kind) => {
    const alone = render(emptied(slice, kind), lang);
    expect(alone).not.toMatch(/<h2/);
    expect(emptyTags(alone)).toEqual([]);
    expect(namesIn(alone)).toEqual(FIELDS);
  });
});
