import type { RTInlineNode, RTNode } from "@prismicio/client";
import { isBlank } from "#shared/forms/plainText.ts";

const TEXT_BLOCK = /^(paragraph|preformatted|heading[1-6]|(o-)?list-item)$/;
const MARKS: readonly unknown[] = ["strong", "em", "label"];

const graphemes = new Intl.Segmenter();

/** Whether a block shows something: a text in which something is visible, a picture or an embed. */
export function isFilledBlock(node: RTNode): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("text" in node && typeof node.text === "string") return !isBlank(node.text);
  if (node.type === "image") return Boolean(node.url);
  return node.type === "embed" && Boolean(node.oembed?.embed_url);
}

/**
 * Returns a block as it can be rendered. A block of a type that the site does not know is a paragraph. A span has a known type and covers
 * whole characters; links do not overlap, since the browser would end one in the middle, and none is without a name; marks that cross a
 * link's edge are split there. Texts written by import scripts or copied from other editors have such spans.
 */
export function repairBlock(node: RTNode): RTNode {
  if (!("text" in node)) return node;
  const { text } = node;
  const rawSpans: readonly RTInlineNode[] = Array.isArray(node.spans) ? node.spans : [];
  const spans = rawSpans.flatMap((span) => withWholeCharacters(span, text));
  const links = toSeparateLinks(spans.filter(({ type }) => type === "hyperlink")).filter(
    ({ start, end }) => !isBlank(text.slice(start, end)),
  );
  const marks = spans.filter(({ type }) => MARKS.includes(type)).flatMap((mark) => splitAtLinks(mark, links));
  const type = TEXT_BLOCK.test(node.type) ? node.type : "paragraph";
  return { ...node, type, spans: [...links, ...marks] } as RTNode;
}

/** Returns a span whose edges are edges of characters; none if it covers nothing, or its edges are no numbers. */
function withWholeCharacters(span: RTInlineNode, text: string): RTInlineNode[] {
  if (typeof span !== "object" || span === null) return [];
  const start = Math.max(0, Math.trunc(span.start));
  const end = Math.min(text.length, Math.trunc(span.end));
  if (!(start < end)) return [];
  const characters = graphemes.segment(text);
  const last = characters.containing(end - 1)!;
  return [{ ...span, start: characters.containing(start)!.index, end: last.index + last.segment.length }];
}

/** Returns links side by side: where several overlap, the text belongs to the one that begins last. */
function toSeparateLinks(links: readonly RTInlineNode[]): RTInlineNode[] {
  const pieces: RTInlineNode[] = [];
  const open: RTInlineNode[] = [];
  let position = 0;
  const advanceTo = (next: number) => {
    while (open.length > 0 && position < next) {
      const link = open.at(-1)!;
      const end = Math.min(link.end, next);
      if (position < end) pieces.push({ ...link, start: position, end });
      position = Math.max(position, end);
      if (link.end <= position) open.pop();
    }
    position = next;
  };
  for (const link of links.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    advanceTo(link.start);
    open.push(link);
  }
  advanceTo(Infinity);
  return pieces;
}

/** Returns a mark in parts, of which each is within a link, around whole links, or outside of them. */
function splitAtLinks(mark: RTInlineNode, links: readonly RTInlineNode[]): RTInlineNode[] {
  // A label belongs to the link that it covers in part, too.
  if (mark.type === "label") return [mark];
  const before = links.find(({ start, end }) => start < mark.start && mark.start < end && end < mark.end);
  const after = links.find(({ start, end }) => mark.start < start && start < mark.end && mark.end < end);
  const edges = [mark.start, ...(before ? [before.end] : []), ...(after ? [after.start] : []), mark.end];
  return edges.slice(1).flatMap((end, index) => (edges[index]! < end ? [{ ...mark, start: edges[index]!, end }] : []));
}
