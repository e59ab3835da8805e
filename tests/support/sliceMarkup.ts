import { parseHTML } from "linkedom";

/** Returns a slice with every field empty: in Prismic's form, or as null, which the BFF may return for any field except lists. */
export function emptied<T extends { primary: object }>(slice: T, kind: "null" | "empty"): T {
  const primary = Object.entries(slice.primary).map(([name, value]) => [name, toEmpty(value, kind)]);
  return { ...slice, primary: Object.fromEntries(primary) };
}

function toEmpty(value: unknown, kind: "null" | "empty"): unknown {
  if (Array.isArray(value)) {
    // The blocks of rich text have types, and repeatable links link types; a group keeps one row in which nothing is filled.
    const isGroup = value.some((entry: object) => !("type" in entry || "link_type" in entry));
    if (!isGroup) return kind === "null" ? null : [];
    return kind === "null"
      ? []
      : [Object.fromEntries(Object.entries(value[0] as object).map(([name, inner]) => [name, toEmpty(inner, kind)]))];
  }
  if (kind === "null" || typeof value !== "object" || value === null) return null;
  // An item of the catalog of kiosks.
  if ("location_id" in value) return null;
  return "link_type" in value ? { link_type: "Any" } : {};
}

/** Returns the tags that contain neither text nor picture, though visitors would perceive them. */
export function emptyTags(html: string): string[] {
  return [...html.matchAll(/<(h[1-6]|p|ul|li|a|button|dl|dt|dd|details|summary|figure)\b[^>]*><\/\1>/g)].map(([tag]) => tag);
}

/** Returns the texts of all blocks of rich text in a slice's fields, without white space. */
export function richTextsIn(fields: unknown): string[] {
  if (Array.isArray(fields)) return fields.flatMap(richTextsIn);
  if (typeof fields !== "object" || fields === null) return [];
  const { text } = fields as { text?: unknown };
  return "spans" in fields && typeof text === "string" ? [withoutSpace(text)] : Object.values(fields).flatMap(richTextsIn);
}

/** Returns the text of markup, without tags and white space. */
export function textIn(html: string): string {
  return withoutSpace(parseHTML(`<html><body>${html}</body></html>`).document.body.textContent);
}

const withoutSpace = (text: string) => text.replace(/\s/g, "");
