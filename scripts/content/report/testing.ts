import type { PrismicDocument } from "@prismicio/client";
import type { Models } from "../models";
import { createReportInput, type PublishedContent, type ReportInput } from "./reportInput";

/** Models of a page with a slice, and of a menu. */
const MODELS: Models = {
  types: [
    {
      id: "page",
      label: "Page",
      repeatable: true,
      json: {
        Main: {
          uid: { type: "UID" },
          meta_title: { type: "Text" },
          layout: { type: "Select", config: { options: ["wide"] } },
          slices: { type: "Slices", config: { choices: { hero: { type: "SharedSlice" } } } },
        },
      },
    },
    { id: "menu", label: "Menu", repeatable: true, json: { Main: { title: { type: "Text" }, items: { type: "Group" } } } },
  ],
  slices: [
    {
      id: "hero",
      name: "Hero",
      variations: [
        {
          id: "default",
          primary: {
            title: { type: "StructuredText" },
            lead: { type: "Text" },
            image: { type: "Image" },
            buttons: { type: "Group", config: { fields: { label: { type: "Text" }, link: { type: "Link" } } } },
          },
        },
      ],
    },
  ],
};

type Draft = Partial<Omit<PrismicDocument, "data">> & { id: string; data?: object };

/** A document of type page in en-us, published on the first of January; what is given replaces its fields. */
export function document(draft: Draft): PrismicDocument {
  const { id, lang = "en-us", type = "page", alternate_languages = [], data = {} } = draft;
  const date = "2026-01-01T09:00:00+0000";
  return {
    uid: id,
    tags: [],
    first_publication_date: date,
    last_publication_date: date,
    ...draft,
    id,
    lang,
    type,
    alternate_languages,
    data,
  } as unknown as PrismicDocument;
}

/** A document in both languages, `ID-en` and `ID-fr`, with the data given for each. */
export function translated(id: string, english: object, french: object, dates: { en?: string; fr?: string } = {}): PrismicDocument[] {
  const other = (lang: string, suffix: string) => [{ id: `${id}-${suffix}`, lang, type: "page", uid: id }];
  const published = (date = "2026-01-01T09:00:00+0000") => ({ last_publication_date: date });
  return [
    document({ id: `${id}-en`, uid: id, data: english, alternate_languages: other("fr-ca", "fr"), ...published(dates.en) }),
    document({ id: `${id}-fr`, uid: id, lang: "fr-ca", data: french, alternate_languages: other("en-us", "en"), ...published(dates.fr) }),
  ];
}

/** A page's data with one hero. */
export function withHero(primary: object, own: object = {}): object {
  return { ...own, slices: [{ slice_type: "hero", variation: "default", primary, items: [] }] };
}

/** A rich text of one paragraph. */
export function richText(text: string, ...spans: object[]): object[] {
  return [{ type: "paragraph", text, spans }];
}

/** What the checks read of these documents. */
export function inputOf(documents: readonly PrismicDocument[], more: Partial<PublishedContent> = {}): ReportInput {
  const content = { languages: ["en-us", "fr-ca"], documents, unreadable: [], drafts: new Map(), ...more };
  return createReportInput(content, MODELS, "https://keys.example");
}
