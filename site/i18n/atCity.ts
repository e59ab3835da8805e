// A visitor may write it as it comes.
const ARTICLE = /^(les?) /i;
const VOWEL = /^[aeiouàâæéèêëîïôœùû]/i;

/** `à Montréal`, `au Bic`, `aux Coteaux`: the article of a name melts into the word before it. */
export function atCity(city: string): string {
  return withArticle(city, "au", "aux") ?? `à ${city}`;
}

/** `près de Lévis`, `près d’Ottawa`, `près du Bic`, `près des Coteaux`; an English `h` is heard. */
export function nearCity(city: string): string {
  return withArticle(city, "près du", "près des") ?? (VOWEL.test(city) ? `près d’${city}` : `près de ${city}`);
}

/** The words for `le` or `les`, and the name without it; null for a name that has neither. */
function withArticle(city: string, le: string, les: string): string | null {
  const [start, article] = ARTICLE.exec(city) ?? [];
  return start ? `${article!.length === 2 ? le : les} ${city.slice(start.length)}` : null;
}
