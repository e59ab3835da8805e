import { asText, type RichTextField, type RTNode } from "@prismicio/client";

/** A heading within rich text, and the anchor that leads to it. */
export interface TextHeading {
  node: RTNode;
  level: number;
  words: string;
  anchor: string;
}

// What stands around the content of every page, or may come to stand there, has these ids: a heading with one of them would take its place.
const PAGE_IDS = ["content", "snackbars", "network-notice", "site-menu", "locator-panel", "call-strip", "dialog-title"];

/** The headings of rich text with an anchor each, unique within the page: `above` is the text there whose headings have theirs already. */
export function headingsOf(field: RichTextField, above: RichTextField = []): TextHeading[] {
  const taken = new Set(PAGE_IDS);
  const withAnchors = (text: RichTextField) => text.flatMap((node) => toHeading(node, taken) ?? []);
  withAnchors(above);
  return withAnchors(field);
}

/** A block as a heading, whose anchor is taken from then on. Undefined for any other block, and without words. */
function toHeading(node: RTNode, taken: Set<string>): TextHeading | undefined {
  const level = /^heading(\d)$/.exec(node.type)?.[1];
  const words = asText([node] as unknown as RichTextField).trim();
  if (!level || !words) return undefined;
  const anchor = freeAnchor(slugOf(words), taken);
  taken.add(anchor);
  return { node, level: Number(level), words, anchor };
}

/** `fees`, or else the first of `fees-2`, `fees-3` and so on that is not taken. */
function freeAnchor(slug: string, taken: ReadonlySet<string>): string {
  let anchor = slug;
  for (let times = 2; taken.has(anchor); times++) anchor = `${slug}-${times}`;
  return anchor;
}

/** `Vos données, chez nous` -> `vos-donnees-chez-nous` */
function slugOf(words: string): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "part";
}
