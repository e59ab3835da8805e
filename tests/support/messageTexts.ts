import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { isLang, type Lang, LANGS } from "#site/i18n/languages.ts";
import { listFiles } from "./sourceFiles";

/** A string or template of the site's messages. */
interface MessageText {
  /** Null outside of the messages of one language. */
  lang: Lang | null;
  /** The text as visitors see it, with a 5 in place of what a template inserts. */
  text: string;
}

/** Returns all strings and templates in site/i18n, with the language of the file or of the object that holds them. */
export function messageTexts(): MessageText[] {
  const files = listFiles("site/i18n").filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return files.flatMap((file) => {
    const lang = LANGS.find((one) => file.includes(`.${one}.`)) ?? null;
    return textsIn(parseAst(readFileSync(file, "utf8"), { lang: "ts" }), lang);
  });
}

function textsIn(node: unknown, lang: Lang | null): MessageText[] {
  if (Array.isArray(node)) return node.flatMap((one) => textsIn(one, lang));
  if (typeof node !== "object" || node === null) return [];
  const { type, key, value, quasis, expressions } = node as Record<string, unknown>;
  if (type === "Literal") return typeof value === "string" ? [{ lang, text: value }] : [];
  if (type === "TemplateLiteral")
    return [{ lang, text: (quasis as Quasi[]).map((one) => one.value.cooked).join("5") }, ...textsIn(expressions, lang)];
  if (type === "Property") return textsIn(value, langOf(key) ?? lang);
  return Object.values(node).flatMap((one) => textsIn(one, lang));
}

interface Quasi {
  value: { cooked: string };
}

function langOf(key: unknown): Lang | null {
  const { value } = key as { value?: unknown };
  return typeof value === "string" && isLang(value) ? value : null;
}
