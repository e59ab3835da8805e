import type { Lang } from "./languages";

// Case-insensitive, since visitors type names.
const ARTICLE = /^(les?) /i;
const VOWEL = /^[aeiouàâæéèêëîïôœùû]/i;

/** Returns French "in" with a city: `à Montréal`, `au Bic`, `aux Coteaux`. The city's article is contracted with the preposition. */
export function atCity(city: string): string {
  return withArticle(city, "au", "aux") ?? `à ${city}`;
}

/** Returns French "near" with a city: `près de Lévis`, `près d’Ottawa`, `près du Bic`, `près des Coteaux`. No elision before `h`. */
export function nearCity(city: string): string {
  return withArticle(city, "près du", "près des") ?? (VOWEL.test(city) ? `près d’${city}` : `près de ${city}`);
}

/** Returns the name of a city's area: `Dallas area`; in French `Région de Dallas`, `Région d’Ottawa`, `Région du Bic`. */
export function areaOfCity(city: string, lang: Lang): string {
  if (lang !== "fr-ca") return `${city} area`;
  return `Région ${withArticle(city, "du", "des") ?? (VOWEL.test(city) ? `d’${city}` : `de ${city}`)}`;
}

/** Returns the contraction for `le` or `les` with the rest of the name; null for a name without article. */
function withArticle(city: string, le: string, les: string): string | null {
  const [start, article] = ARTICLE.exec(city) ?? [];
  return start ? `${article!.length === 2 ? le : les} ${city.slice(start.length)}` : null;
}
