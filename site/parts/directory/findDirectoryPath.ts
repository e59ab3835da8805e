import type { Lang } from "../../i18n/languages";
import { loadState, loadStates } from "./loadDirectory";
import { loadCitiesNamed } from "./loadCitiesNamed";
import { isSameName } from "./nameKey";

/** A state or province as a visitor may name it. */
export interface NamedState {
  /** Two letters. */
  state: string;
  /** In every language of the site: visitors may use any. */
  names: readonly string[];
  /** Path without language prefix. */
  path: string;
}

/**
 * Returns the path of the state or province that a text names, without language prefix. Null when it names none, or also a city: a visitor
 * who searches for New York means the city.
 */
export async function findStatePath(words: string, lang: Lang): Promise<string | null> {
  const named = readStateAndCity(words, await namedStates(lang));
  if (!named || named.city !== null) return null;
  return (await findCityPath(named.state, words, lang)) ? null : named.state.path;
}

/**
 * Returns the path of the state or city that a text names (`Ohio`, `qc`, `Columbus, OH`, `Columbus`), without language prefix; null when it
 * names none. A bare city name means the state with most kiosks in that city.
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

// The list of the search's own language, since the result needs that, too: a query is sent once for each page.
async function namedStates(lang: Lang): Promise<NamedState[]> {
  return (await loadStates(lang))?.kioskStates ?? [];
}

/** Returns the state at the end of a text and the city before it, if any; null when the text does not end with a state. */
export function readStateAndCity(words: string, states: readonly NamedState[]): { state: NamedState; city: string | null } | null {
  const find = (name: string) => states.find((one) => [one.state, ...one.names].some((known) => isSameName(known, name)));
  const whole = find(words);
  if (whole) return { state: whole, city: null };
  // With a comma, the state follows the last one. Without, the text is split before the last word, the last two, and so on.
  const comma = words.lastIndexOf(",");
  const cuts = comma >= 0 ? [comma] : [...words.matchAll(/\s+/g)].map(({ index }) => index);
  for (const cut of cuts) {
    const state = find(words.slice(cut + 1));
    if (state) return { state, city: words.slice(0, cut) };
  }
  return null;
}
