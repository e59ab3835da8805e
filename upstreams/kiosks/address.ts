import type { Random } from "../lib/random";
import { createRandom } from "../lib/random";
import type { City } from "./cities";
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

const areaLetters: Readonly<Record<string, string>> = {
  AB: "T",
  BC: "V",
  MB: "R",
  NB: "E",
  NL: "A",
  NS: "B",
  NT: "X",
  NU: "X",
  PE: "C",
  SK: "S",
  YT: "Y",
};
const torontoBoroughs = new Set(["Toronto", "North York", "Scarborough", "Etobicoke", "York"]);
/** Letters that Canadian postal codes use. */
export const postalLetters = [..."ABCEGHJKLMNPRSTVWXYZ"];

/** Generates an address in a city, with a postal code in the city's range. */
export function createAddress(city: City, cityIndex: number, random: Random): Address {
  const { name, state, country } = city;
  const street =
    state === "QC"
      ? `${random.between(1, 9800)}, ${random.pick(frenchStreets)}`
      : `${random.between(100, 19_800)} ${random.pick(streetStems)} ${random.pick(streetKinds)}`;
  const code = country === "CA" ? toCanadianCode : toZip;
  return { street, city: name, state, postalCode: code(city, cityIndex, random), country };
}

/** Generates a phone number from the hundred per area code that are reserved for fiction. */
export function createPhone({ state }: City, random: Random): string {
  const line = `${random.between(0, 99)}`.padStart(2, "0");
  return `${random.pick(regions[state]!.areaCodes)}-555-01${line}`;
}

/** Returns the first three digits of a city's postal codes. */
export function toZipPrefix({ state }: City, cityIndex: number): string {
  const [from, to] = regions[state]!.zip!;
  return `${createRandom(cityIndex, "zip").between(from, to)}`.padStart(3, "0");
}

/** Returns the first three characters of a Canadian city's postal codes. */
export function toPostalArea(city: City, cityIndex: number): string {
  const own = createRandom(cityIndex, "postal area");
  return `${toAreaLetter(city)}${own.between(1, 9)}${own.pick(postalLetters)}`;
}

function toZip(city: City, cityIndex: number, random: Random): string {
  return toZipPrefix(city, cityIndex) + `${random.between(1, 99)}`.padStart(2, "0");
}

function toCanadianCode(city: City, cityIndex: number, random: Random): string {
  const area = toPostalArea(city, cityIndex);
  return `${area} ${random.between(1, 9)}${random.pick(postalLetters)}${random.between(1, 9)}`;
}

// Ontario and Québec have several first letters.
function toAreaLetter({ name, state, lat, lng }: City): string {
  if (state === "ON") {
    if (torontoBoroughs.has(name)) return "M";
    if (lat > 45.6) return "P";
    if (lng > -77.7) return "K";
    return lng < -80.2 ? "N" : "L";
  }
  if (state === "QC") {
    if (lng > -72) return "G";
    return lat > 45.4 && lat < 45.72 && lng > -74 && lng < -73.45 ? "H" : "J";
  }
  return areaLetters[state]!;
}
