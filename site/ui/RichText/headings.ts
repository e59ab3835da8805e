import { asText, type RichTextField, type RTNode } from "@prismicio/client";
import { topicId, TOPICS } from "../../i18n/topics";

/** A heading in rich text, with its anchor. */
export interface TextHeading {
  node: RTNode;
  level: number;
  words: string;
  anchor: string;
}

// Ids of elements around the content and in slices, which headings must not have.
const FRAME_IDS = ["content", "snackbars", "network-notice", "site-menu", "locator-panel", "call-strip", "dialog-title"];
const SLICE_IDS = ["prices", "related", "form-application", "form-contact"];
const TOPIC_IDS = [...TOPICS, null].map(topicId).flatMap((id) => [id, `${id}-title`]);
const PAGE_IDS = [...FRAME_IDS, ...SLICE_IDS, ...TOPIC_IDS];

/** Returns the headings of rich text with anchors that are unique in the page; `above` is the text above it, whose anchors are taken. */
export function headingsOf(field: RichTextField, above: RichTextField = []): TextHeading[] {
  const taken = new Set(PAGE_IDS);
  const withAnchors = (text: RichTextField) => text.flatMap((node) => toHeading(node, taken) ?? []);
  withAnchors(above);
  return withAnchors(field);
}

/** Returns a block as a heading and reserves its anchor. Undefined for other blocks and empty headings. */
function toHeading(node: RTNode, taken: Set<string>): TextHeading | undefined {
  const level = /^heading(\d)$/.exec(node.type)?.[1];
  const words = asText([node] as unknown as RichTextField).trim();
  if (!level || !words) return undefined;
  const anchor = freeAnchor(slugOf(words), taken);
  taken.add(anchor);
  return { node, level: Number(level), words, anchor };
}

/** Returns `fees`, or the first of `fees-2`, `fees-3` and so on that is not taken. */
function freeAnchor(slug: string, taken: ReadonlySet<string>): string {
  let anchor = slug;
  for (let times = 2; taken.has(anchor); times++) anchor = `${slug}-${times}`;
  return anchor;
}

/** Returns an anchor for a text: `Vos données, chez nous` -> `vos-donnees-chez-nous`. */
function slugOf(words: string): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "part";
}
