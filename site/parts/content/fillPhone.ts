import { toTel } from "../../ui/toTel";

const PLACEHOLDER = "{phone}";

interface Span {
  start: number;
  end: number;
}

/** Replaces every `{phone}` in content by the local phone. Parts without a placeholder are not copied. */
export function fillPhone<T>(content: T, phone: string | null): T {
  return phone === null ? content : (fill(content, phone) as T);
}

function fill(value: unknown, phone: string): unknown {
  // A `tel:` link needs digits; texts show the number as people write it.
  if (value === `tel:${PLACEHOLDER}`) return toTel(phone);
  if (typeof value === "string") return value.includes(PLACEHOLDER) ? value.replaceAll(PLACEHOLDER, phone) : value;
  if (value === null || typeof value !== "object") return value;
  const filled = fillEach(value, phone);
  if (filled === value || Array.isArray(value)) return filled;
  const { text } = value as { text?: unknown };
  const { spans } = filled as { spans?: unknown };
  // A block of rich text: its spans count characters, so they are moved.
  return typeof text === "string" && Array.isArray(spans) ? { ...filled, spans: spans.map((span) => moved(span, text, phone)) } : filled;
}

/** Fills the values of an array or object. Returns it as it is if none has changed: pages are large, and few texts have a placeholder. */
function fillEach(values: object, phone: string): object {
  let changed: object | undefined;
  for (const [key, value] of Object.entries(values)) {
    const filled = fill(value, phone);
    if (filled === value) continue;
    changed ??= Array.isArray(values) ? [...values] : { ...values };
    Object.assign(changed, { [key]: filled });
  }
  return changed ?? values;
}

function moved(span: Span, text: string, phone: string): Span {
  const at = (offset: number) => text.slice(0, offset).replaceAll(PLACEHOLDER, phone).length;
  return { ...span, start: at(span.start), end: at(span.end) };
}
