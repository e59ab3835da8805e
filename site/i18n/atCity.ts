/** `à Montréal`, `au Bic`, `aux Coteaux`: the article of a name melts into the word before it. */
export function atCity(city: string): string {
  if (city.startsWith("Les ")) return `aux ${city.slice(4)}`;
  return city.startsWith("Le ") ? `au ${city.slice(3)}` : `à ${city}`;
}

/** `près de Lévis`, `près d’Ottawa`, `près du Bic`, `près des Coteaux`; an English `h` is heard. */
export function nearCity(city: string): string {
  if (city.startsWith("Les ")) return `près des ${city.slice(4)}`;
  if (city.startsWith("Le ")) return `près du ${city.slice(3)}`;
  return /^[aeiouàâéèêëîïôùû]/i.test(city) ? `près d’${city}` : `près de ${city}`;
}
