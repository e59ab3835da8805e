import type { PrismicDocument } from "@prismicio/client";
import { isBlank } from "#shared/forms/plainText.ts";

/**
 * Returns a document whose data has one form of what is empty or unknown, so that no reader of a field has to check for others:
 *
 * - A text in which nothing is visible is null, a block of rich text keeps an empty text, and a rich text of such blocks only is `[]`.
 * - Dimensions of a picture that are not above 0, as uploads of drawings without a size have them, are null.
 *
 * The original is not changed. Parts that have nothing to normalize are the same objects.
 */
export function normalizeDocument(document: PrismicDocument): PrismicDocument {
  const data = normalize(document.data);
  return data === document.data ? document : { ...document, data };
}

function normalize<T>(value: T): T {
  if (typeof value === "string") return (isHidden(value) ? null : value) as T;
  if (Array.isArray(value)) return normalizeList(value) as T;
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, normalizeEntry(value, name, inner)] as const);
  return entries.some(([name, inner]) => inner !== value[name]) ? (Object.fromEntries(entries) as T) : value;
}

function normalizeEntry(parent: Record<string, unknown>, name: string, value: unknown): unknown {
  if (name === "text" && Array.isArray(parent.spans) && typeof value === "string") return isHidden(value) ? "" : value;
  if (name === "dimensions" && isRecord(value)) return isSize(value) ? value : null;
  return normalize(value);
}

function normalizeList(list: readonly unknown[]): readonly unknown[] {
  if (list.length > 0 && list.every(isBlankBlock)) return [];
  const entries = list.map(normalize);
  return entries.some((entry, index) => entry !== list[index]) ? entries : list;
}

/** Whether a text is not empty, and yet nothing of it can be seen. */
function isHidden(text: string): boolean {
  return text !== "" && isBlank(text);
}

function isBlankBlock(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value.spans) && typeof value.text === "string" && isHidden(value.text);
}

function isSize({ width, height }: Record<string, unknown>): boolean {
  return Number(width) > 0 && Number(height) > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
