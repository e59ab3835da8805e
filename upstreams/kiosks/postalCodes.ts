import zipcodes from "zipcodes";
import { type City, loadCities } from "./cities";
import { regions } from "./regions";
import { KM_PER_DEGREE, toRadiusKm } from "./scatter";

/** A ZIP code, or the first three characters of a Canadian postal code. */
export interface PostalCode {
  code: string;
  /** The place that it is named after. */
  name: string;
  state: string;
  lat: number;
  lng: number;
}

/** The cities and the postal codes of a state, by each other. */
interface Assigned {
  /** The index of the city that a code belongs to. */
  ownerOf: ReadonlyMap<PostalCode, number>;
  /** The codes that addresses in a city use. */
  codesOf: Map<number, readonly PostalCode[]>;
}

const ZIP_LENGTH = 5;
/** Added to a city's radius: around a village as around a city. */
const SURROUNDINGS_KM = 5;

// Canada's codes begin with a letter for each province; the territories in the north share X.
const LETTERS = "A:NL B:NS C:PE E:NB G:QC H:QC J:QC K:ON L:ON M:ON N:ON P:ON R:MB S:SK T:AB V:BC Y:YT";
const PROVINCES = new Map(LETTERS.split(" ").map((pair) => [pair.charAt(0), pair.slice(2)]));

let codes: ReadonlyMap<string, PostalCode> | undefined;
let citiesOfState: ReadonlyMap<string, number[]> | undefined;
const states = new Map<string, Assigned>();

/**
 * Returns all postal codes of the US and Canada by themselves: in Canada, by their first three characters. The codes of states without
 * cities, such as those of the armed forces, are left out, and nine without a position.
 */
export function postalCodes(): ReadonlyMap<string, PostalCode> {
  return (codes ??= new Map(readCodes().map((code) => [code.code, code])));
}

/**
 * Returns the index of the city that a code belongs to: the one that it is named after, otherwise the closest of its state in proportion to
 * the cities' radii. A city that no code is named after owns those in it.
 */
export function cityOfCode(code: PostalCode): number {
  return assignedIn(code.state).ownerOf.get(code)!;
}

/** Returns the codes that addresses in a city use: its own or, if it has none, the nearest one of its state. */
export function codesOfCity(cityIndex: number): readonly PostalCode[] {
  const city = loadCities()[cityIndex]!;
  const { ownerOf, codesOf } = assignedIn(city.state);
  const ofCity = codesOf.get(cityIndex) ?? [leastOf([...ownerOf.keys()], squareFrom(city))];
  codesOf.set(cityIndex, ofCity);
  return ofCity;
}

function readCodes(): PostalCode[] {
  return Object.values(zipcodes.codes)
    .map(({ zip, city, state, country, latitude, longitude }) => ({
      code: zip,
      name: city,
      state: country === "US" ? state : (PROVINCES.get(zip.charAt(0)) ?? (state.startsWith("Nunavut") ? "NU" : "NT")),
      lat: latitude,
      lng: longitude,
    }))
    .filter(({ state, lat, lng }) => Object.hasOwn(regions, state) && Number.isFinite(lat) && Number.isFinite(lng));
}

// State by state, since all states together take half a second.
function assignedIn(state: string): Assigned {
  const ofState = states.get(state) ?? assign(state);
  states.set(state, ofState);
  return ofState;
}

function assign(state: string): Assigned {
  const cities = loadCities();
  citiesOfState ??= groupBy(cities.keys(), (index) => cities[index]!.state);
  const indexes = citiesOfState.get(state)!;
  const squares = new Map(indexes.map((index) => [index, (toRadiusKm(cities[index]!) + SURROUNDINGS_KM) ** 2]));
  const byName = new Map(indexes.toReversed().map((index) => [toKey(cities[index]!.name), index]));
  const named = new Map(
    [...postalCodes().values()].filter((code) => code.state === state).map((code) => [code, toNamed(code, byName)] as const),
  );
  const hasNamed = new Set(named.values());
  const ownerOf = new Map<PostalCode, number>();
  for (const [code, namesake] of named) {
    const toSquare = squareFrom(code);
    const closest = leastOf(indexes, (index) => toSquare(cities[index]!) / squares.get(index)!);
    const isClosest = namesake === undefined || (!hasNamed.has(closest) && isInside(code, cities[closest]!));
    ownerOf.set(code, isClosest ? closest : namesake);
  }
  // Addresses in the US use the codes that bear their city's name, where there are any.
  const isUsed = (code: PostalCode) => !isZip(code) || !hasNamed.has(ownerOf.get(code)) || named.get(code) === ownerOf.get(code);
  const used = [...ownerOf.keys()].filter(isUsed);
  return { ownerOf, codesOf: groupBy(used, (code) => ownerOf.get(code)!) };
}

/** Returns the city that a code is named after: Canadian codes are also named after a part of it, as in `Vernon East`. */
function toNamed(code: PostalCode, byName: ReadonlyMap<string, number>): number | undefined {
  const words = toKey(code.name).split(" ");
  const fewest = isZip(code) ? words.length : 1;
  const phrases = Array.from({ length: words.length - fewest + 1 }, (_, fewer) => words.slice(0, words.length - fewer).join(" "));
  return phrases.map((phrase) => byName.get(phrase)).find((index) => index !== undefined);
}

/**
 * Whether a code lies in a city that it is not named after: in the US, post offices serve cities around their own. Beside Tempe, `Tempe
 * Junction` still owns none of the codes named Tempe.
 */
function isInside(code: PostalCode, city: City): boolean {
  const distanceKm = Math.sqrt(squareFrom(code)(city)) * KM_PER_DEGREE;
  return isZip(code) && distanceKm < toRadiusKm(city) && !toKey(city.name).includes(toKey(code.name));
}

function isZip({ code }: PostalCode): boolean {
  return code.length === ZIP_LENGTH;
}

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function leastOf<Item extends object | number>(items: readonly Item[], measure: (item: Item) => number): Item {
  let nearest = items[0]!;
  let least = Infinity;
  for (const item of items) {
    const measured = measure(item);
    if (measured >= least) continue;
    least = measured;
    nearest = item;
  }
  return nearest;
}

/** Returns the function that measures squares of distances from a point, in degrees of latitude: they suffice to compare distances. */
function squareFrom(from: Pick<City, "lat" | "lng">): (to: Pick<City, "lat" | "lng">) => number {
  const width = Math.cos((from.lat * Math.PI) / 180);
  return ({ lat, lng }) => (lat - from.lat) ** 2 + ((lng - from.lng) * width) ** 2;
}

const SHORT: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };

function toKey(name: string): string {
  const words =
    name
      .normalize("NFD")
      .toLowerCase()
      .replaceAll(/\p{M}/gu, "")
      .match(/[a-z\d]+/g) ?? [];
  const long = words.filter((word) => word !== "the").map((word) => SHORT[word] ?? word);
  return long.join(" ");
}
