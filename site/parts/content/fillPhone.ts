import { toTel } from "../../ui/toTel";

const PLACEHOLDER = "{phone}";

interface Span {
  start: number;
  end: number;
}

/** Content with the local phone in place of every `{phone}`; where there is none, and where nobody asks for it, content as it is. */
export function fillPhone<T>(content: T, phone: string | null): T {
  return phone === null ? content : (fill(content, phone) as T);
}

function fill(value: unknown, phone: string): unknown {
  // A link dials digits, where words show the number as people write it.
  if (value === `tel:${PLACEHOLDER}`) return toTel(phone);
  if (typeof value === "string") return value.includes(PLACEHOLDER) ? value.replaceAll(PLACEHOLDER, phone) : value;
  if (Array.isArray(value)) return value.map((one) => fill(one, phone));
  if (value === null || typeof value !== "object") return value;
  const filled = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, phone)]));
  const { text, spans } = value as { text?: unknown; spans?: unknown };
  // A block of rich text: what is bold or linked is counted in letters.
  if (typeof text === "string" && Array.isArray(spans)) filled.spans = (filled.spans as Span[]).map((span) => moved(span, text, phone));
  return filled;
}

function moved(span: Span, text: string, phone: string): Span {
  const at = (offset: number) => text.slice(0, offset).replaceAll(PLACEHOLDER, phone).length;
  return { ...span, start: at(span.start), end: at(span.end) };
}
