import type { City } from "../kiosks/cities";
import { toRegionPhrases } from "./regionNames";
import { countMatchingWords, toWords } from "./text";

/** A city that matches a text. */
export interface CityHit {
  city: City;
  cityIndex: number;
  /** 1 if the text contains the whole name, less if it contains only its start. */
  closeness: number;
}

const shortWords: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  ft: "fort",
  mt: "mount",
};

/** Finds cities by the start of their names, optionally followed by state and country. */
export type CityIndex = (words: readonly string[]) => CityHit[];

/** Builds an index over the cities' names and returns its search function. */
export function createCityIndex(cities: readonly City[]): CityIndex {
  const named = cities.map((city, cityIndex) => {
    const words = toWords(city.name).map((word) => shortWords[word] ?? word);
    return { city, cityIndex, words, first: words[0] ?? "" };
  });
  named.sort((a, b) => (a.first < b.first ? -1 : Number(a.first > b.first)));
  const phrases = new Map<string, string[][]>();
  const phrasesOf = ({ state, country }: City) => {
    const key = `${state} ${country}`;
    const regionPhrases = phrases.get(key) ?? toRegionPhrases(state, country).map(toWords);
    phrases.set(key, regionPhrases);
    return regionPhrases;
  };

  return (words) => {
    const query = words.map((word, at) => (at < words.length - 1 ? (shortWords[word] ?? word) : word));
    const [start] = query;
    if (start === undefined) return [];
    const hits: CityHit[] = [];
    for (let at = findFirst(start); at < named.length; at += 1) {
      const { city, cityIndex, words: name, first } = named[at]!;
      if (!first.startsWith(start)) break;
      const length = countMatchingWords(query, name);
      if (length === 0 || !isRegion(query.slice(length), phrasesOf(city))) continue;
      const isWhole = length === name.length && query[length - 1] === name.at(-1);
      hits.push({ city, cityIndex, closeness: isWhole ? 1 : 0.5 });
    }
    return hits;
  };

  function findFirst(start: string): number {
    let low = 0;
    let high = named.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (named[middle]!.first < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isRegion(words: readonly string[], phrases: readonly string[][]): boolean {
  if (words.length === 0) return true;
  return phrases.some((phrase) => {
    const length = countMatchingWords(words, phrase);
    return length > 0 && isRegion(words.slice(length), phrases);
  });
}
