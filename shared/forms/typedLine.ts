import type { TypedPart } from "./address";
import { toText } from "./plainText";
import { countryOf, regionNamed, toPostalCode } from "./regions";

type TypedParts = Partial<Record<TypedPart, string>>;

const COUNTRY = /(?:^| )(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?|[eé]tats-unis|canada)\.?$/i;
/** A postal code, which may follow the letters of a state at once. */
const CODE = /(?:^| |(?<=(?:^| )[A-Z]{2})\p{Pd}?)(\d{5}(?:[ \p{Pd}]?\d{4})?|[A-Z]\d[A-Z][ \p{Pd}]?\d[A-Z]\d)\.?$/iu;
const STATE = /(?:^| )\(?([A-Z])\.?([A-Z])\.?\)?$/i;
/** Characters that are read of a line: several times the longest address. */
const MAX_CHARS = 1_000;
/** The most words in a state's name. */
const STATE_WORDS = 4;
/** Parts of a building. The short ones also begin names of cities, so at most a letter may follow. */
const UNIT = new RegExp(
  "^(?:#|(?:apt|apartment|appt|appartement|suite|unit|unité|building|bldg|floor|étage)(?![a-zé])" +
    "|(?:ste|app|bureau|porte|local|lot|room|rm|fl|penthouse|rear|basement|sous-sol)\\.? ?[a-z]?$)",
  "i",
);
/** A city has no digits, except for some in British Columbia. */
const isOfStreet = (part: string) => UNIT.test(part) || (/\d/.test(part) && !/^\d+ mile house$/i.test(part));

/**
 * Splits a typed line into the parts that can be recognized, so that the visitor need not type them again. Country, postal code, state and
 * city are read from its end; the street keeps all else.
 */
export function toTypedParts(line: string): TypedParts {
  const parts = toText(line.slice(0, MAX_CHARS))
    .split(/[,;|\t\n]/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const ends: TypedParts = {};
  const units: string[] = [];
  for (;;) {
    const rest = withoutEnd(parts, ends);
    // A unit may also follow the city or all else.
    const isUnit = rest === null && parts.length > 1 && UNIT.test(parts.at(-1)!);
    if (rest === null && !isUnit) break;
    const last = parts.pop()!;
    if (isUnit) units.unshift(last);
    else if (rest) parts.push(rest);
  }
  const [street = "", ...others] = parts;
  const locality = others.findLast((part) => !isOfStreet(part)) ?? "";
  const route = [street, ...others.filter((part) => part !== locality), ...units].join(", ");
  return { route, locality, ...ends };
}

/** Returns what is left of the last part without a country, postal code or state, which is added to `ends`; null if it ends with none. */
function withoutEnd(parts: readonly string[], ends: TypedParts): string | null {
  const last = parts.at(-1) ?? "";
  const before = (end: string) => last.slice(0, last.length - end.length).trim();
  const isStreet = parts.length === 1;
  const country = isStreet ? null : COUNTRY.exec(last);
  if (country) return before(country[0]);
  const code = ends.postalCode ? null : CODE.exec(last);
  // The number at the end of a street alone may be another one.
  if (code && (!isStreet || stateAtEnd(before(code[0])))) {
    ends.postalCode = toPostalCode(code[1]!);
    return before(code[0]);
  }
  const state = ends.administrativeAreaLevel1 ? null : stateAtEnd(last);
  if (!state || !isCertain(state, parts, ends)) return null;
  ends.administrativeAreaLevel1 = state.code;
  return before(state.end);
}

/** Whether the last part ends with a state, and not with a word of the street or city. */
function isCertain({ end, isName, isCapital }: State, parts: readonly string[], { postalCode }: TypedParts): boolean {
  const isWhole = end.length === parts.at(-1)!.length;
  // A name that a state and a city have is the city's if there is no other one.
  if (isWhole) return !isName || parts.length > 2;
  return postalCode !== undefined || (isCapital && parts.length > 1);
}

interface State {
  code: string;
  /** The end of the text that names it. */
  end: string;
  isName: boolean;
  isCapital: boolean;
}

/** Returns the state at the end of a text, as a code or a name; null if there is none. */
function stateAtEnd(text: string): State | null {
  const [end = "", ...letters] = STATE.exec(text) ?? [];
  const code = letters.join("");
  if (countryOf(code.toUpperCase())) return { code: code.toUpperCase(), end, isName: false, isCapital: code === code.toUpperCase() };
  const words = text.slice(-100).split(" ");
  for (let count = Math.min(STATE_WORDS, words.length); count > 0; count--) {
    const name = words.slice(-count).join(" ");
    const named = regionNamed(name);
    if (named) return { code: named, end: name, isName: true, isCapital: false };
  }
  return null;
}
