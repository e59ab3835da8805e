/** `à Montréal`, `au Bic`, `aux Coteaux`: the article of a name melts into the word before it. */
export function atCity(city: string): string {
  if (city.startsWith("Les ")) return `aux ${city.slice(4)}`;
  return city.startsWith("Le ") ? `au ${city.slice(3)}` : `à ${city}`;
}
