import type { Random } from "../lib/random";
import type { City } from "./cities";
import { codesOfCity } from "./postalCodes";
import { regions } from "./regions";

/** A postal address on an invented street. */
export interface Address {
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

/** First words of streets outside Québec. */
export const streetStems = [
  "Lantern",
  "Quillwater",
  "Brasskey",
  "Thimble",
  "Otterfall",
  "Candlewick",
  "Pewter",
  "Tumbler",
  "Wrenfield",
  "Saltbox",
  "Copperlatch",
  "Hollowoak",
  "Mistral",
  "Bellwether",
  "Cinderpath",
  "Fernhasp",
  "Gatepost",
  "Juniper Latch",
  "Kettlestone",
  "Larkwing",
  "Millwheel",
  "Nettlebrook",
  "Osprey Bend",
  "Palisade Key",
  "Quarrylight",
  "Rookery",
  "Sundial",
  "Turnstile",
  "Umberfield",
  "Violet Forge",
  "Windlass",
  "Yarrowgate",
];
/** Last words of streets outside Québec. */
export const streetKinds = ["Street", "Avenue", "Road", "Boulevard", "Lane", "Parkway", "Drive"];
/** Streets of Québec. */
export const frenchStreets = [
  "rue de la Lanterne-Bleue",
  "rue du Pêne-Dormant",
  "chemin du Verger-Gris",
  "rue de la Loutre",
  "avenue des Trois-Serrures",
  "boulevard du Grand-Loquet",
  "rue de la Girouette-Rouge",
  "chemin de la Clé-de-Bois",
  "rue du Vieux-Heurtoir",
  "avenue de la Tourterelle-Noire",
  "rue des Ferronniers-du-Lac",
  "boulevard de la Bruyère-Haute",
];

/** Letters that Canadian postal codes use. */
export const postalLetters = [..."ABCEGHJKLMNPRSTVWXYZ"];

/** Generates an address in a city, with one of the city's postal codes. */
export function createAddress(city: City, cityIndex: number, random: Random): Address {
  const { name, state, country } = city;
  const street =
    state === "QC"
      ? `${random.between(1, 9800)}, ${random.pick(frenchStreets)}`
      : `${random.between(100, 19_800)} ${random.pick(streetStems)} ${random.pick(streetKinds)}`;
  const { code } = random.pick(codesOfCity(cityIndex));
  const postalCode = country === "CA" ? `${code} ${random.between(1, 9)}${random.pick(postalLetters)}${random.between(1, 9)}` : code;
  return { street, city: name, state, postalCode, country };
}

/** Generates a phone number from the hundred per area code that are reserved for fiction. */
export function createPhone({ state }: City, random: Random): string {
  const line = `${random.between(0, 99)}`.padStart(2, "0");
  return `${random.pick(regions[state]!.areaCodes)}-555-01${line}`;
}
