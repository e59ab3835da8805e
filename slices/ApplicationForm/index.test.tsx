import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FormState } from "#site/forms/formState.ts";
import { type Lang, LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import ApplicationForm from ".";

type Slice = Content.ApplicationFormSlice;
const FIELDS = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "website",
  "address",
  "trades",
  "experienceYears",
  "availableFrom",
  "message",
  "consent",
  "resume",
];
const mocks = LANGS.map((lang) => ({ lang, slice: (readSliceMocks("ApplicationForm", lang) as unknown as [Slice])[0] }));
const render = (slice: Slice, lang: Lang, form?: FormState) =>
  renderToStaticMarkup(<ApplicationForm slice={slice} context={{ lang, form }} />);
const namesIn = (html: string) => [
  ...new Set([...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name)),
];

describe.each(mocks)("the mock in $lang", ({ lang, slice }) => {
  const html = render(slice, lang);

  it("is a form that posts to its own page without a script", () => {
    expect(html).toContain('action="?form=application-default#form-application-default"');
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
      form: "application",
      values: { email: 'robin"><script>' },
      errors: [{ field: "email", code: "INVALID_EMAIL" }],
      key: "a-key-of-the-page",
    });
    expect(markup).toContain('href="#application-default-email"');
    expect(markup).toMatch(/aria-invalid="true"[^>]*aria-describedby="[^"]*application-default-email-error/);
    expect(markup).toContain('value="robin&quot;&gt;&lt;script&gt;"');
    expect(markup).toContain('name="key" value="a-key-of-the-page"');
  });

  it("asks for the address in parts when suggestions fail", () => {
    const values = { addressByHand: "on", route: "100 Main St", administrativeAreaLevel1: "QC" };
    const markup = render(slice, lang, { form: "application", values, errors: [{ field: "locality", code: "REQUIRED" }] });
    expect(namesIn(markup)).toEqual(
      FIELDS.flatMap((name) =>
        name === "address" ? ["addressByHand", "route", "locality", "administrativeAreaLevel1", "postalCode"] : name,
      ),
    );
    expect(markup).toMatch(/name="addressByHand"[^>]* value="on"/);
    expect(markup).toContain('value="100 Main St"');
    expect(markup).toMatch(/<option value="QC" selected="">Qu[eé]bec</);
    expect(markup).toContain('href="#application-default-locality"');
  });

  it("replaces the form by thanks with the reference, and ignores another form's state", () => {
    const thanks = render(slice, lang, { form: "application", values: {}, errors: [], reference: "7QK2-9XMD" });
    expect(thanks).toContain("7QK2-9XMD");
    expect(thanks).not.toContain("<form");
    expect(render(slice, lang, { form: "contact", values: {}, errors: [], reference: "7QK2-9XMD" })).toBe(html);
  });

  it.each(["null", "empty"] as const)("is only the form when its own fields are %s", (kind) => {
    const alone = render(emptied(slice, kind), lang);
    expect(alone).not.toMatch(/<h2/);
    expect(emptyTags(alone)).toEqual([]);
    expect(namesIn(alone)).toEqual(FIELDS);
  });
});
