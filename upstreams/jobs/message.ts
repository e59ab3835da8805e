import { Refusal, type FieldError } from "./application";

const topics = new Set(["kiosk", "order", "locksmith", "business", "other"]);
const languages = new Set(["en-us", "fr-ca"]);

const checks: Readonly<Record<string, [isRight: (text: string) => boolean, message: string]>> = {
  name: [(text) => text.length <= 100, "must be at most 100 characters"],
  email: [(text) => text.length <= 100 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), "must be an email address"],
  phone: [(text) => text.length <= 100, "must be at most 100 characters"],
  topic: [(text) => topics.has(text), `must be one of ${[...topics].join(", ")}`],
  message: [(text) => text.length <= 2000, "must be at most 2000 characters"],
  lang: [(text) => languages.has(text), "must be en-us or fr-ca"],
};
const optional = new Set(["phone"]);

/** Checks a message. Throws a `Refusal` that lists every fault. */
export function checkMessage(body: string): void {
  const fields = parse(body);
  const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(checks, field));
  const errors: FieldError[] = [
    ...unknown.map((field) => ({ field, message: "is not a field of this form" })),
    ...Object.entries(checks).flatMap(([field, [isRight, message]]) => {
      const value = fields[field];
      if (value === undefined || value === "") return optional.has(field) ? [] : [{ field, message: "is required" }];
      return typeof value === "string" && isRight(value) ? [] : [{ field, message }];
    }),
  ];
  if (errors.length > 0) throw new Refusal(400, errors);
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below.
  }
  throw new Refusal(400, [{ field: "form", message: "The body must be a JSON object" }]);
}
