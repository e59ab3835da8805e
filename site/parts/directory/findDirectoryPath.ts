import { LANGS, type Lang } from "../../i18n/languages";
import { loadState, loadStates } from "./loadDirectory";
import { loadCitiesNamed } from "./loadCitiesNamed";

/** A state or province as a visitor may name it. */
export interface NamedState {
  /** Two letters. */
  state: string;
  name: string;
  /** Without language prefix. */
  path: string;
}

/**
 * The path of the state or province that a visitor's words name, without language prefix; null where they name none, or a
 * city as well: a visitor who searches for New York means the city.
 */
export async function findStatePath(words: string, lang: Lang): Promise<string | null> {
  const named = readStateAndCity(words, await namedStates(lang));
  if (!named || named.city !== null) return null;
  return (await findCityPath(named.state, words, lang)) ? null : named.state.path;
}

/**
 * The path of the place that a visitor's words name, `Ohio`, `qc`, `Columbus, OH` or `Columbus`, without language prefix; null where
 * they name none. Of cities in several states, a bare name is that of the one with most kiosks.
 */
export async function findDirectoryPath(words: string, lang: Lang): Promise<string | null> {
  const named = readStateAndCity(words, await namedStates(lang));
  if (named) {
    const { state, city } = named;
    const path = await findCityPath(state, city ?? words, lang);
    if (path) return path;
    if (city === null) return state.path;
  }
  return (await loadCitiesNamed(words))[0]?.path ?? null;
}

async function findCityPath({ state }: NamedState, name: string, lang: Lang): Promise<string | null> {
  const cities = (await loadState(lang, state))?.kioskCities ?? [];
  return cities.find(({ city }) => isSameName(city, name))?.path ?? null;
}

// A visitor may know a place by its other name, whatever the page's language.
async function namedStates(lang: Lang): Promise<NamedState[]> {
  const lists = await Promise.all([lang, ...LANGS.filter((one) => one !== lang)].map((one) => loadStates(one)));
  return lists.flatMap((list) => list?.kioskStates ?? []);
}

/** The state that words name, and the city before it, if they name one; null where no state is among the last of them. */
export function readStateAndCity(words: string, states: readonly NamedState[]): { state: NamedState; city: string | null } | null {
  const find = (name: string) => states.find((one) => isSameName(one.state, name) || isSameName(one.name, name));
  const whole = find(words);
  if (whole) return { state: whole, city: null };
  // With a comma, what follows the last one is the state; without, the last word that makes one.
  const comma = words.lastIndexOf(",");
  const cuts = comma >= 0 ? [comma] : [...words.matchAll(/\s+/g)].map(({ index }) => index);
  for (const cut of cuts) {
    const state = find(words.slice(cut + 1));
    if (state) return { state, city: words.slice(0, cut) };
  }
  return null;
}

/** Whether two names are one but for case, accents, dots and dashes. */
function isSameName(one: string, other: string): boolean {
  const key = toKey(one);
  return key !== "" && key === toKey(other);
}

function toKey(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}|['’.]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}
