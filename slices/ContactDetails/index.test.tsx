import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ContactDetailsLiveFragment } from "#site/bff/__generated__/operations.ts";
import { type Lang, LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import ContactDetails from ".";

type Slice = Content.ContactDetailsSlice;
type Live = Partial<ContactDetailsLiveFragment>;
const mocks = LANGS.map((lang) => ({ lang, slice: (readSliceMocks("ContactDetails", lang) as unknown as [Slice])[0] }));
const render = (slice: Slice, live: Live, lang: Lang) =>
  renderToStaticMarkup(<ContactDetails slice={{ ...slice, ...live }} context={{ lang }} />);

const contactDetails: NonNullable<Live["contactDetails"]> = {
  address: [{ type: "paragraph", text: "2200 Latchkey Row\nColumbus, OH 43215", spans: [] }] as never,
  email: "help@keyway.example",
  phone: { label: "Phone:", value: "614-555-0188" },
  fax: { label: "Fax:", value: "614-555-0189" },
  customerSupport: { label: "Customer Support:", value: "614-555-0142" },
};
const nothing = { label: "Phone:", value: null };
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe.each(mocks)("the mock in $lang", ({ lang, slice }) => {
  const words = {
    "en-us": { hours: "Hours", email: "Email:", address: "Address:" },
    "fr-ca": { hours: "Heures d’ouverture", email: "Courriel : ", address: "Adresse : " },
  }[lang];

  it("shows the editor's text and hours, and all contact details", () => {
    const html = render(slice, { contactDetails, contactError: null }, lang);
    expect(html).toMatch(new RegExp(`<h2.*<h3[^>]*>${words.hours}</h3><p>`));
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "tel:+16145550188",
      "tel:+16145550142",
      "mailto:help@keyway.example",
    ]);
    const text = textOf(html);
    for (const part of [
      "Fax: 614-555-0189",
      `${words.email.trim()} help@keyway.example`,
      `${words.address.trim()} 2200 Latchkey Row Columbus, OH 43215`,
    ])
      expect(text.replaceAll("\u00a0", " ")).toContain(part);
    expect(emptyTags(html)).toEqual([]);
  });

  it("says why the company information is missing, and keeps its own text", () => {
    const html = render(slice, { contactDetails: null, contactError: "A source of this data did not answer in time." }, lang);
    expect(textOf(html)).toContain(
      lang === "en-us" ? "A source of this data did not answer in time." : "Nos coordonnées ne se sont pas affichées",
    );
    expect(html).toMatch(/<h2[^>]*>[^<]+</);
    expect(textOf(render(slice, { contactDetails: null }, lang))).toContain(
      lang === "en-us" ? "Failed to fetch contact details" : "Nos coordonnées ne se sont pas affichées",
    );
  });

  it("leaves out empty company fields", () => {
    const html = render(
      slice,
      { contactDetails: { address: [], email: null, phone: nothing, fax: nothing, customerSupport: { label: "Support:", value: "555" } } },
      lang,
    );
    expect(html.match(/<dt>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<address|mailto/);
    expect(
      render(slice, { contactDetails: { address: null, email: "", phone: nothing, fax: nothing, customerSupport: nothing } }, lang),
    ).not.toContain("<dl");
  });

  it.each(["null", "empty"] as const)("shows only the contact details when its own fields are %s", (kind) => {
    const html = render(emptied(slice, kind), { contactDetails }, lang);
    expect(html).not.toMatch(/<h\d/);
    expect(html.match(/<dt>/g)).toHaveLength(5);
    expect(emptyTags(html)).toEqual([]);
  });

  it("renders nothing when neither the editor nor the company has filled anything in", () => {
    const silent = { address: null, email: null, phone: nothing, fax: nothing, customerSupport: nothing };
    expect(render(emptied(slice, "empty"), { contactDetails: silent }, lang)).toBe("");
  });

  it("skips no heading level without a title", () => {
    expect(render({ ...slice, primary: { ...slice.primary, title: [] } }, { contactDetails }, lang)).toContain(`<h2 class="hoursTitle">`);
  });

  it("escapes the company information", () => {
    expect(render(slice, { contactDetails: { ...contactDetails, email: `"><script>alert(1)</script>` } }, lang)).not.toContain("<script");
  });
});
