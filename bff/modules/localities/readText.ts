import { LANGS } from "#shared/config/languages.ts";
import { REGION_NAMES } from "#shared/forms/regions.ts";
import { toWords } from "./nameKey";

/** What the words of a text may stand for. */
export interface TypedText {
  /** The ZIP code at its end, or the first half of the Canadian postal code there; undefined without one. */
  code?: string;
  /** Keys of the words before the code and the country. */
  words: readonly string[];
  /** Code of the state or province that the words end with, and the words before it. There may be none: the words are its name then. */
  inState?: { state: string; words: readonly string[] };
}

const ZIP = /(?:^|[\s,])(\d{5})(?:[\s-]\d{4})?$/;
/** The letters that codes have. */
const CANADIAN = /(?:^|[\s,])([abceghj-nprstvxy]\d[abceghj-nprstv-z])([\s-]?\d[abceghj-nprstv-z]\d)?$/i;

/** The countries as visitors and Google write them. */
const COUNTRY = /[\s,]+(?:u\.?s\.?a?\.?|united states(?: of america)?|canada|(?:é|e)tats[\s-]unis(?: d['’]am(?:é|e)rique)?)$/iu;

/** Abbreviations of provinces that are no codes. */
const ABBREVIATIONS = { que: "QC", pq: "QC", ont: "ON" };

/** State or province by code, abbreviation and name in each language, in the form of toNameKey. */
const STATES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(REGION_NAMES).flatMap(([state, names]) =>
    [state, ...names.slice(0, LANGS.length)].map((name): [string, string] => [toWords(name!).join(" "), state]),
  ),
  ...Object.entries(ABBREVIATIONS),
]);
const MAX_STATE_WORDS = Math.max(...[...STATES.keys()].map((name) => name.split(" ").length));

/** Splits a visitor's text into place, state and postal code, each in any case, with or without commas. */
export function readText(text: string): TypedText {
  const local = text.trim().replace(COUNTRY, "").trim();
  const zip = ZIP.exec(local);
  const canadian = CANADIAN.exec(local);
  const match = zip ?? canadian;
  const words = toWords(match ? local.slice(0, match.index) : local);
  const inState = readState(words);
  // Half of a code may also be a flat, unless it is the whole text or follows a province.
  const isCode = zip ?? canadian?.[2] ?? (words.length === 0 || inState);
  return match && !isCode ? { words: toWords(local) } : { code: match?.[1]?.toUpperCase(), words, inState };
}

/** Returns the longest name or code of a state that words end with. */
function readState(words: readonly string[]): TypedText["inState"] {
  for (let start = Math.max(0, words.length - MAX_STATE_WORDS); start < words.length; start++) {
    const state = STATES.get(words.slice(start).join(" "));
    if (state) return { state, words: words.slice(0, start) };
  }
  return undefined;
}
