import { Json } from "./jsonCache";

/** Returns the JSON of the executor's data: its objects and lists, parts that are JSON already, and plain values. */
export function writeJson(value: unknown): string {
  if (value instanceof Json) return value.text;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? writeList(value) : writeObject(value as Record<string, unknown>);
}

function writeList(entries: readonly unknown[]): string {
  let text = "";
  for (const entry of entries) text += (text && ",") + writeJson(entry);
  return `[${text}]`;
}

function writeObject(object: Readonly<Record<string, unknown>>): string {
  let text = "";
  // Response names need no escapes.
  for (const name in object) text += `${text && ","}"${name}":${writeJson(object[name])}`;
  return `{${text}}`;
}
