import { LANGS } from "#shared/config/languages.ts";
import { REGION_NAMES } from "#shared/forms/regions.ts";
import { toSlug } from "./slug";

const CODES = new Map(
  Object.entries(REGION_NAMES).flatMap(([code, names]) => names.map((name): [string, string] => [toSlug(name!), code])),
);

/** Returns the name of a state or province; its code when it is not in the US or Canada. */
export function stateNameOf(code: string, lang: string): string {
  const names = Object.hasOwn(REGION_NAMES, code) ? REGION_NAMES[code]! : [code];
  return (lang === "fr-ca" && names[1]) || names[0]!;
}

/** Returns the names of a state or province in the languages of the site, each once. */
export function stateNamesOf(code: string): string[] {
  return [...new Set(LANGS.map((lang) => stateNameOf(code, lang)))];
}

/**
 * Returns the code that a part of an address stands for: `il`, `IL`, `Illinois`, `caroline-du-nord`. Other text is returned as the code.
 */
export function stateCodeOf(part: string): string {
  return CODES.get(toSlug(part)) ?? part.trim().toUpperCase();
}
