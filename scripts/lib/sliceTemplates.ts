import type { Lang } from "#shared/config/languages.ts";

interface Texts {
  title: string;
  description: string;
}

/** The texts of a new slice's mocks. */
export const TEXTS: Record<Lang, Texts> = {
  "en-us": { title: "What this part is about", description: "One sentence that says it in full." },
  "fr-ca": { title: "Le sujet de cette partie", description: "Une phrase qui le dit en entier." },
};

/** Returns the model of a slice with a title and a description, as Slice Machine writes it. */
export function printModel(name: string, id: string): string {
  const primary = {
    title: { type: "StructuredText", config: { label: "Title", placeholder: "What this part of the page says", single: "heading2" } },
    description: {
      type: "StructuredText",
      config: { label: "Description", placeholder: "One sentence", multi: "paragraph,strong,em,hyperlink" },
    },
  };
  const variation = {
    id: "default",
    name: "Default",
    description: "A title and a description.",
    imageUrl: "",
    docURL: "...",
    version: "initial",
    primary,
    items: {},
  };
  return JSON.stringify({ id, type: "SharedSlice", name, description: "A title and a description.", variations: [variation] }, null, 2);
}

/** Returns the mocks of that slice, as Slice Machine writes them. */
export function printMocks({ title, description }: Texts): string {
  const richText = (type: string, text: string) => ({ __TYPE__: "StructuredTextContent", value: [{ type, content: { text, spans: [] } }] });
  const primary = { title: richText("heading2", title), description: richText("paragraph", description) };
  return JSON.stringify([{ __TYPE__: "SharedSliceContent", variation: "default", primary, items: [] }], null, "\t");
}

/** Returns the component of that slice. */
export function printComponent(name: string): string {
  return `import { type Content, isFilled } from "@prismicio/client";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";

/** A title and a description. */
export default function ${name}({ slice }: SliceProps<Content.${name}Slice>) {
  const { title, description } = slice.primary;
  if (!isFilled.richText(title) && !isFilled.richText(description)) return null;
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      <SectionHead title={title} description={description} />
    </Section>
  );
}
`;
}
