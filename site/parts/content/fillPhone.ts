import { toTel } from "../../ui/toTel";

const PLACEHOLDER = "{phone}";

interface Span {
  start: number;
  end: number;
}

/** Replaces every `{phone}` in content by the local phone. Returns content unchanged when there is no phone or no placeholder. */
export function fillPhone<T>(content: T, phone: string | null): T {
  return phone === null ? content : (fill(content, phone) as T);
}

function fill(value: unknown, phone: string): unknown {
  // A `tel:` link needs digits; texts show the number as people write it.
  if (value === `tel:${PLACEHOLDER}`) return toTel(phone);
  if (typeof value === "string") return value.includes(PLACEHOLDER) ? value.replaceAll(PLACEHOLDER, phone) : value;
  if (Array.isArray(value)) return value.map((one) => fill(one, phone));
  if (value === null || typeof value !== "object") return value;
  const filled = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, phone)]));
  const { text, spans } = value as { text?: unknown; spans?: unknown };
  // A block of rich text: its spans count characters, so they are moved.
  if (typeof text === "string" && Array.isArray(spans)) filled.spans = (filled.spans as Span[]).map((span) => moved(span, text, phone));
  return filled;
}

function moved(span: Span, text: string, phone: string): Span {
  const at = (offset: number) => text.slice(0, offset).replaceAll(PLACEHOLDER, phone).length;
  return { ...span, start: at(span.start), end: at(span.end) };
}
