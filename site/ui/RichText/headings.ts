import { asText, type RichTextField, type RTNode } from "@prismicio/client";

/** A heading within rich text, and the anchor that leads to it. */
export interface TextHeading {
  node: RTNode;
  level: number;
  words: string;
  anchor: string;
}

/** The headings of rich text with an anchor each, unique within the text. */
export function headingsOf(field: RichTextField): TextHeading[] {
  const taken = new Map<string, number>();
  return field.flatMap((node) => {
    const level = /^heading(\d)$/.exec(node.type)?.[1];
    const words = asText([node] as unknown as RichTextField).trim();
    if (!level || !words) return [];
    const slug = slugOf(words);
    const times = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, times);
    return [{ node, level: Number(level), words, anchor: times === 1 ? slug : `${slug}-${times}` }];
  });
}

/** `Vos données, chez nous` -> `vos-donnees-chez-nous` */
function slugOf(words: string): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "part";
}
