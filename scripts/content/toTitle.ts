import type { LocalDocument } from "./localContent";
import { isData } from "./walk";

const TITLES = ["title", "question", "label", "card_title", "meta_title", "from"];
const MAX_CHARS = 100;

/** What a document is called in the editor's list: the first of its titles, or its type's label and its name, if it has one. */
export function toTitle({ data, name }: Pick<LocalDocument, "data"> & { name: string | null }, label: string): string {
  const texts = TITLES.map((field) => toText(data[field]));
  const title = texts.find(Boolean) ?? (name === null ? label : `${label}: ${name}`);
  return title.slice(0, MAX_CHARS);
}

function toText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  const [first] = Array.isArray(value) ? (value as unknown[]) : [];
  return isData(first) && typeof first.text === "string" ? first.text.trim() : "";
}
