import { postalLetters, toPostalArea, toZipPrefix } from "../kiosks/address";
import type { City } from "../kiosks/cities";
import { regions } from "../kiosks/regions";
import { scatter } from "../kiosks/scatter";
import { createPlaceId } from "../lib/placeId";
import { createRandom } from "../lib/random";
import type { Entry } from "./entry";

const maxFound = 20;
const areaLength = 3;
const neighbours = 8;
const letters = postalLetters.join("");
const digits = "123456789";
// The characters allowed at each position of a Canadian code.
const alphabets = [letters, digits, letters, digits, letters, digits];

/** Finds postal codes by their prefix and by place id. */
export interface PostalCodes {
  find(words: readonly string[]): Entry[];
  byNumber(kind: "zip" | "postal", number: number): Entry | undefined;
}

/** Assigns the postal codes to cities: all codes with a prefix belong to the biggest city whose kiosks use it. */
export function createPostalCodes(cities: readonly City[]): PostalCodes {
  const owners = findOwners(cities);
  const toEntry = (code: string): Entry | undefined => {
    const cityIndex = owners.get(code.slice(0, areaLength));
    const city = cities[cityIndex ?? -1];
    if (!city) return undefined;
    const number = city.country === "US" ? Number(code) : toNumber(code);
    const { lat, lng } = scatter(city, createRandom(number, "postal code"));
    const isPrefix = code.length === areaLength;
    return {
      placeId: createPlaceId(city.country === "US" ? "zip" : "postal", number),
      types: isPrefix ? ["postal_code", "postal_code_prefix"] : ["postal_code"],
      city,
      postalCode: code.length > 5 ? `${code.slice(0, areaLength)} ${code.slice(areaLength)}` : code,
      position: { latitude: lat, longitude: lng },
      radiusKm: 2,
      closeness: 1,
    };
  };
  const startsWith = (text: string) => [...owners.keys()].filter((start) => start.startsWith(text.slice(0, areaLength)));

  return {
    find(words) {
      const code = words.join("").toUpperCase();
      const isZip = /^\d{1,5}$/.test(code);
      if (!isZip && !/^[A-Z]\d([A-Z](\d([A-Z]\d?)?)?)?$/.test(code)) return [];
      const codes = startsWith(code).flatMap((start) => {
        if (isZip) return toZips(start, code);
        return code.length > areaLength ? complete(code) : [start];
      });
      return codes.slice(0, maxFound).flatMap((found) => toEntry(found) ?? []);
    },
    byNumber: (kind, number) => toEntry(kind === "zip" ? `${number}`.padStart(5, "0") : toCode(number)),
  };
}

// The biggest city whose kiosks use a prefix or, if there is none, one of the biggest of the region.
function findOwners(cities: readonly City[]): Map<string, number> {
  const owners = new Map<string, number>();
  const around = new Map<string, number[]>();
  for (const [cityIndex, city] of cities.entries()) {
    const isZip = city.country === "US";
    const start = isZip ? toZipPrefix(city, cityIndex) : toPostalArea(city, cityIndex);
    if (!owners.has(start)) owners.set(start, cityIndex);
    const area = isZip ? city.state : start[0]!;
    around.set(area, [...(around.get(area) ?? []), cityIndex].slice(0, neighbours));
  }
  for (const [area, near] of around) {
    for (const start of toStarts(area)) {
      if (!owners.has(start)) owners.set(start, near[owners.size % near.length]!);
    }
  }
  return owners;
}

// Returns the prefixes of a state (two letters) or of a Canadian postal area (one letter).
function toStarts(area: string): string[] {
  const [from, to] = regions[area]?.zip ?? [1, 0];
  return area.length === 1
    ? [...digits].flatMap((digit) => [...letters].map((letter) => area + digit + letter))
    : Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`.padStart(areaLength, "0"));
}

function toZips(start: string, asked: string): string[] {
  // With fewer than three characters typed, one code per prefix is suggested.
  if (asked.length < areaLength) return [`${start}01`];
  return Array.from({ length: 99 }, (_, last) => start + `${last + 1}`.padStart(2, "0")).filter((code) => code.startsWith(asked));
}

function complete(asked: string): string[] {
  if ([...asked].some((letter, at) => !alphabets[at]!.includes(letter))) return [];
  let codes = [asked];
  while (codes[0]!.length < alphabets.length) {
    const next = alphabets[codes[0]!.length]!;
    codes = codes.flatMap((code) => [...next].map((letter) => code + letter)).slice(0, maxFound);
  }
  return codes;
}

// Encodes codes as numbers; each position has one extra digit, which marks the end of a short code.
function toNumber(code: string): number {
  return alphabets.reduce((sum, alphabet, at) => sum * (alphabet.length + 1) + (code[at] ? alphabet.indexOf(code[at]) + 1 : 0), 0);
}

function toCode(number: number): string {
  let left = number;
  let code = "";
  for (const alphabet of alphabets.toReversed()) {
    code = (alphabet[(left % (alphabet.length + 1)) - 1] ?? "") + code;
    left = Math.floor(left / (alphabet.length + 1));
  }
  return code;
}
