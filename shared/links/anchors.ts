import { toVisible } from "./visible";

/** Ids of elements around the content, in slices and forms: links may lead to them, and headings must not have them. */
export const PAGE_IDS: readonly string[] = [
  "content",
  "snackbars",
  "network-notice",
  "site-menu",
  "locator-panel",
  "locator-search",
  "locator-search-help",
  "city-search",
  "call-strip",
  "dialog-title",
  "locked-out",
  "prices",
  "related",
  "form-application",
  "form-contact",
  ...["keyCopy", "keyFobs", "carKeys"].map((service) => `guide-${service}`),
  // The topics of questions, by the content model's names.
  ...["kiosks", "key-fobs", "car-keys", "locksmith", "orders", "more"].flatMap((id) => [id, `${id}-title`]),
];

/** Fields that are headings where they are plain texts. */
const HEADING_FIELDS = ["title", "heading"];

/**
 * Gives the headings in content their anchors: returns a copy in which each heading of a rich text, and each object with a plain `title` or
 * `heading`, has an `anchor`. It is made of the heading's words, and unique in the copy and among the anchors of `above`, the content above
 * it on the page. Linked documents and embeds are not copied.
 */
export function withAnchors<Content>(content: Content, above: unknown = []): Content {
  const anchors = createAnchors();
  copyWithAnchors(above, anchors);
  return copyWithAnchors(content, anchors) as Content;
}

/** Returns the anchors of the headings in content, in its order. */
export function listAnchors(content: unknown): string[] {
  const toAnchor = createAnchors();
  const anchors: string[] = [];
  copyWithAnchors(content, (words) => {
    const anchor = toAnchor(words);
    anchors.push(anchor);
    return anchor;
  });
  return anchors;
}

/** Returns the anchor that `withAnchors` has given a heading; undefined without one. */
export function anchorOf(heading: object | undefined): string | undefined {
  return (heading as { anchor?: string } | undefined)?.anchor;
}

function copyWithAnchors(value: unknown, toAnchor: (words: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => copyWithAnchors(one, toAnchor));
  if (typeof value !== "object" || value === null || "link_type" in value || "embed_url" in value) return value;
  const words = wordsOf(value as Readonly<Record<string, unknown>>);
  const anchor = words && toAnchor(words);
  const entries = Object.entries(value).map(([name, inner]) => [name, copyWithAnchors(inner, toAnchor)]);
  return { ...Object.fromEntries(entries), ...(anchor && { anchor }) };
}

/** Returns the words of a heading; empty for anything else. */
function wordsOf(value: Readonly<Record<string, unknown>>): string {
  const isHeading = typeof value.type === "string" && /^heading[1-6]$/.test(value.type);
  const words = isHeading ? value.text : HEADING_FIELDS.map((name) => value[name]).find((field) => typeof field === "string");
  return typeof words === "string" ? toVisible(words) : "";
}

/** Returns a function that makes `fees` of the first heading "Fees", then `fees-2` and so on. */
function createAnchors(): (words: string) => string {
  const usedAnchors = new Set(PAGE_IDS);
  const times = new Map<string, number>();
  return (words) => {
    const slug = toSlug(words);
    let anchor = slug;
    while (usedAnchors.has(anchor)) {
      const time = (times.get(slug) ?? 1) + 1;
      times.set(slug, time);
      anchor = `${slug}-${time}`;
    }
    usedAnchors.add(anchor);
    return anchor;
  };
}

/** Returns an anchor for a text: `Vos données, chez nous` -> `vos-donnees-chez-nous`. */
function toSlug(words: string): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "part";
}
