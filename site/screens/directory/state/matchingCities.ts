import { isSameName, toKey } from "#site/i18n/nameKey.ts";

/**
 * Returns the cities that a visitor's text may mean: the one of that name, or else all with a word that begins with it. The state's code or
 * name behind a comma is ignored.
 */
export function matchingCities<T extends { city: string }>(cities: readonly T[], words: string): T[] {
  const wanted = toKey(words.split(",")[0]!);
  if (!wanted) return [];
  const named = cities.filter(({ city }) => isSameName(city, wanted));
  return named.length > 0 ? named : cities.filter(({ city }) => ` ${toKey(city)}`.includes(` ${wanted}`));
}
