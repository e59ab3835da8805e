import type { Lang } from "../../i18n/languages";
import { loadState, loadStates } from "./loadDirectory";
import { isSameName } from "../../i18n/nameKey";

/**
 * Returns the path of the state or province that a text names (`Ohio`, `qc`), without language prefix: visitors may use either language.
 * Null when it names none, or also a city of that state: a visitor who searches for New York means the city.
 */
export async function findStatePath(words: string, lang: Lang): Promise<string | null> {
  // A postal code or an address, which need not wait for the states.
  if (/\d/.test(words)) return null;
  // The list of the search's own language, since the result needs that, too: a query is sent once for each page.
  const states = (await loadStates(lang))?.kioskStates ?? [];
  const named = states.find(({ state, names }) => [state, ...names].some((name) => isSameName(name, words)));
  if (!named) return null;
  const cities = (await loadState(lang, named.state))?.kioskCities ?? [];
  return cities.some(({ city }) => isSameName(city, words)) ? null : named.path;
}
