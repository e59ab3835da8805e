/** Names of states and provinces in French by their prepositions, "in" and "of", to which the name is appended. */
const PREPOSITIONS: readonly [inside: string, of: string, names: string][] = [
  [
    "au ",
    "du ",
    "Colorado, Connecticut, Delaware, Kansas, Kentucky, Manitoba, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, " +
      "Montana, Nebraska, Nevada, New Hampshire, New Jersey, Nouveau-Brunswick, Nouveau-Mexique, Nunavut, Québec, Rhode Island, " +
      "Tennessee, Texas, Vermont, Wisconsin, Wyoming, Yukon",
  ],
  ["dans le ", "du ", "Dakota du Nord, Dakota du Sud, District de Columbia, Maine"],
  ["en ", "de l’", "Alabama, Alaska, Alberta, Arizona, Arkansas, Idaho, Illinois, Indiana, Iowa, Ohio, Oklahoma, Ontario, Oregon, Utah"],
  [
    "en ",
    "de la ",
    "Californie, Caroline du Nord, Caroline du Sud, Colombie-Britannique, Floride, Géorgie, Louisiane, Nouvelle-Écosse, Pennsylvanie, " +
      "Saskatchewan, Virginie, Virginie-Occidentale",
  ],
  ["à ", "de ", "Guam, Porto Rico, Terre-Neuve-et-Labrador"],
  ["à ", "d’", "Hawaï"],
  ["à l’", "de l’", "Île-du-Prince-Édouard"],
  ["aux ", "des ", "Îles Mariannes du Nord, Îles Vierges américaines, Samoa américaines"],
  ["dans les ", "des ", "Territoires du Nord-Ouest"],
  // Cities have these names, too.
  ["dans l’État de ", "de l’État de ", "New York, Washington"],
];

const PHRASES = new Map(
  PREPOSITIONS.flatMap(([inside, of, names]) => names.split(", ").map((name) => [name, { inside: inside + name, of: of + name }] as const)),
);

/** Returns French "in" with a state or province: `au Québec`, `en Ontario`. A name that is none, such as a bare code, is in brackets. */
export function inState(name: string): string {
  return PHRASES.get(name)?.inside ?? `(${name})`;
}

/** Returns French "of" with a state or province: `du Québec`, `de l’Ontario`. A name that is none is in brackets. */
export function ofState(name: string): string {
  return PHRASES.get(name)?.of ?? `(${name})`;
}
