import type { PrismicDocument } from "@prismicio/client";
import type { Fields, Models } from "../models";
import { isPicture, type Data, isData, type Picture } from "../walk";

/** A value with the names of the fields that lead to it, such as `buttons 2, link`. */
interface Located<Value> {
  at: string;
  value: Value;
}

/** A link of any type: a link field, a hyperlink in a rich text, or the link of a picture. */
export type Link = Data & { link_type: string };

/** A part of a document that an editor sees as one: a slice, or all fields outside of slices. */
export interface Section {
  /** Such as `slice 3 (hero)`; empty for the fields outside of slices. */
  name: string;
  /** Type and variation of the slice; null for the fields outside of slices. */
  slice: { type: string; variation: string } | null;
  texts: Located<string>[];
  links: Located<Link>[];
  /** Without thumbnails, which show the same picture. */
  pictures: Located<Picture>[];
}

/**
 * Returns a document's texts, links and pictures by section: first the fields outside of slices, then each slice. The models tell texts
 * from options and other plain values; fields that they do not know contribute links and pictures only.
 */
export function listSections({ type, data }: PrismicDocument, { types, slices }: Models): Section[] {
  const tabs = types.find(({ id }) => id === type)?.json ?? {};
  const fields: Fields = Object.assign({}, ...Object.values(tabs));
  const own = createSection("", null);
  const sections = [own];
  for (const [name, value] of Object.entries(data as Data)) {
    if (!isZone(value)) collect(value, name, fields[name], own);
    else for (const slice of value) sections.push(toSection(slice, sections.length, slices));
  }
  return sections;
}

type Field = Fields[string] | undefined;
type Slice = Data & { slice_type: string };

function toSection(slice: Slice, number: number, models: Models["slices"]): Section {
  const { slice_type: type, variation = "default", primary, items } = slice;
  const section = createSection(`slice ${number} (${type})`, { type, variation: String(variation) });
  const model = models.find(({ id }) => id === type)?.variations.find(({ id }) => id === variation);
  collectFields(primary, model?.primary ?? {}, "", section);
  for (const [index, item] of toList(items).entries()) collectFields(item, model?.items ?? {}, `item ${index + 1}, `, section);
  return section;
}

function collectFields(value: unknown, fields: Fields, prefix: string, into: Section): void {
  if (!isData(value)) return;
  for (const [name, inner] of Object.entries(value)) collect(inner, `${prefix}${name.replaceAll("_", " ")}`, fields[name], into);
}

function collect(value: unknown, at: string, field: Field, into: Section): void {
  if (typeof value === "string") {
    if (field?.type === "Text" && value.trim()) into.texts.push({ at, value: value.trim() });
  } else if (Array.isArray(value)) collectList(value, at, field, into);
  else if (isLink(value)) into.links.push({ at, value });
  else if (isPicture(value)) {
    into.pictures.push({ at, value });
    collect(value.linkTo, `${at}, link`, undefined, into);
  }
}

function collectList(list: readonly unknown[], at: string, field: Field, into: Section): void {
  const text = list.flatMap((block) => (isTextBlock(block) && block.text.trim() ? [block.text.trim()] : [])).join("\n");
  if (text) into.texts.push({ at, value: text });
  for (const [index, item] of list.entries()) {
    const place = `${at} ${index + 1}`;
    if (isTextBlock(item)) for (const span of toList(item.spans)) collect(isData(span) ? span.data : null, at, undefined, into);
    else if (isLink(item) || isPicture(item)) collect(item, place, undefined, into);
    else collectFields(item, field?.config?.fields ?? {}, `${place}, `, into);
  }
}

function createSection(name: string, slice: Section["slice"]): Section {
  return { name, slice, texts: [], links: [], pictures: [] };
}

function isZone(value: unknown): value is Slice[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isData(one) && typeof one.slice_type === "string");
}

function isTextBlock(value: unknown): value is Data & { text: string } {
  return isData(value) && typeof value.text === "string" && Array.isArray(value.spans);
}

function isLink(value: unknown): value is Link {
  return isData(value) && typeof value.link_type === "string";
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
