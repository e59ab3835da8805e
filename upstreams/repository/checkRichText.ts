import { checkLink, checkPicture, type RepositoryIds } from "./checkLinks";

const always = ["paragraph"];

/** Lists what is wrong with a rich text; `allowed` is the model's list of blocks and marks, with commas between them. */
export function checkRichText(value: unknown, allowed: string, at: string, ids: RepositoryIds): string[] {
  if (!Array.isArray(value)) return [`${at}: must be a list of blocks`];
  const kinds = allowed ? [...allowed.split(",").map((kind) => kind.trim()), ...always] : undefined;
  return value.flatMap((block, index) => checkBlock(block, kinds, `${at}[${index}]`, ids));
}

function checkBlock(block: unknown, kinds: readonly string[] | undefined, at: string, ids: RepositoryIds): string[] {
  const { type, text, spans = [] } = Object(block) as { type?: unknown; text?: unknown; spans?: unknown };
  if (kinds && !kinds.includes(String(type))) return [`${at}.type: ${String(type)} is not allowed here`];
  if (type === "image") return checkPicture(block, [], at, ids);
  if (type === "embed") return [];
  if (typeof text !== "string") return [`${at}.text: must be a text`];
  if (!Array.isArray(spans)) return [`${at}.spans: must be a list`];
  return spans.flatMap((span: { type?: unknown; start?: unknown; end?: unknown; data?: unknown }, index) => {
    const path = `${at}.spans[${index}]`;
    const isInside = typeof span.start === "number" && typeof span.end === "number" && span.start < span.end && span.end <= text.length;
    if (!isInside) return [`${path}: lies outside of its text`];
    return span.type === "hyperlink" ? checkLink(span.data, `${path}.data`, ids) : [];
  });
}
