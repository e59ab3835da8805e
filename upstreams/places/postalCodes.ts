import { postalLetters } from "../kiosks/address";
import type { City } from "../kiosks/cities";
import type { Network, Spot } from "../kiosks/network";
import { cityOfCode, postalCodes } from "../kiosks/postalCodes";
import { toRadiusKm } from "../kiosks/scatter";
import { createPlaceId } from "../lib/placeId";
import { createRandom } from "../lib/random";
import { type LatLng, toDistanceKm } from "./area";
import type { Entry } from "./entry";

const maxFound = 20;
const areaLength = 3;
const zipLength = 5;
const letters = postalLetters.join("");
const digits = "0123456789";
// The characters allowed at each position of a Canadian code.
const alphabets = [letters, digits, letters, digits, letters, digits];
/** Kiosks of a code's city are searched within this distance. */
const nearDegrees = 0.15;
/** How far apart Canadian codes of the same area lie, in degrees. */
const areaDegrees = 0.01;

/** Finds postal codes by their prefix and by place id. */
export interface PostalCodeIndex {
  find(words: readonly string[]): Entry[];
  byNumber(kind: "zip" | "postal", number: number): Entry | undefined;
}

/** Creates the index of the postal codes, each in the city that it belongs to. */
export function createPostalCodeIndex(network: Network): PostalCodeIndex {
  let sorted: readonly string[] | undefined;
  const sortedCodes = () => (sorted ??= [...postalCodes().keys()].toSorted());
  const lookUp = (code: string) => {
    const codes = postalCodes();
    return codes.get(code) ?? codes.get(code.slice(0, areaLength)) ?? codes.get(toNeighbour(code, sortedCodes()) ?? "");
  };
  const toEntry = (code: string): Entry | undefined => {
    const postalCode = lookUp(code);
    if (!postalCode) return undefined;
    const cityIndex = cityOfCode(postalCode);
    const city = network.cities[cityIndex]!;
    const isZip = city.country === "US";
    const isPrefix = code.length === areaLength;
    const number = isZip ? Number(code) : toNumber(code);
    const random = createRandom(number, "postal code");
    const aside = () => (isZip || isPrefix ? 0 : (random.next() - 0.5) * areaDegrees);
    const real = { latitude: postalCode.lat + aside(), longitude: postalCode.lng + aside() };
    let position: LatLng | undefined;
    return {
      placeId: createPlaceId(isZip ? "zip" : "postal", number),
      types: isPrefix ? ["postal_code", "postal_code_prefix"] : ["postal_code"],
      city,
      postalCode: code.length > 5 ? `${code.slice(0, areaLength)} ${code.slice(areaLength)}` : code,
      // Computed on demand, since most results are never shown.
      get position() {
        return (position ??= toOwnKiosk(network, cityIndex, pullInto(city, real)));
      },
      radiusKm: 2,
      closeness: 1,
    };
  };
  const find = (prefix: string): readonly string[] => {
    if (/^[A-Z]\d[A-Z]/.test(prefix) && lookUp(prefix)) return prefix.length > areaLength ? complete(prefix) : [prefix];
    const codes = sortedCodes().filter((code) => code.startsWith(prefix));
    if (codes.length === 0 && prefix.length === zipLength && lookUp(prefix)) return [prefix];
    // With fewer than three characters typed, one code per area is suggested.
    return prefix.length < areaLength ? codes.filter((code, at) => !codes[at - 1]?.startsWith(code.slice(0, areaLength))) : codes;
  };

  return {
    find(words) {
      const prefix = words.join("").toUpperCase();
      if (!/^(\d{1,5}|[A-Z]\d([A-Z](\d([A-Z]\d?)?)?)?)$/.test(prefix)) return [];
      return find(prefix)
        .slice(0, maxFound)
        .flatMap((code) => toEntry(code) ?? []);
    },
    byNumber: (kind, number) => toEntry(kind === "zip" ? `${number}`.padStart(5, "0") : toCode(number)),
  };
}

/** Returns the known code that is next to one that is newer than the package's data; undefined if there is none in its area. */
function toNeighbour(code: string, sortedCodes: readonly string[]): string | undefined {
  const area = code.slice(0, code.length === zipLength ? areaLength : areaLength - 1);
  const away = (one: string) => Math.abs(Number.parseInt(one, 36) - Number.parseInt(code.slice(0, one.length), 36));
  return sortedCodes.filter((one) => one.startsWith(area)).toSorted((one, other) => away(one) - away(other))[0];
}

/**
 * Pulls a position towards the centre of its city, into the inner half of the circle in which this network has the city's kiosks: real
 * cities are larger than that circle.
 */
function pullInto(city: City, at: LatLng): LatLng {
  const share = Math.min(1, toRadiusKm(city) / 2 / Math.max(toDistanceKm(toLatLng(city), at), 0.001));
  return {
    latitude: round6(city.lat + (at.latitude - city.lat) * share),
    longitude: round6(city.lng + (at.longitude - city.lng) * share),
  };
}

/** Moves a position to the nearest kiosk of its city if another city's kiosk is nearer, as beside a border or in a suburb. */
function toOwnKiosk(network: Network, cityIndex: number, at: LatLng): LatLng {
  const box = {
    minLat: at.latitude - nearDegrees,
    maxLat: at.latitude + nearDegrees,
    minLng: at.longitude - nearDegrees,
    maxLng: at.longitude + nearDegrees,
  };
  const away = (spot: Spot) => toDistanceKm(at, toLatLng(spot));
  const nearest = network
    .within(box)
    .map((index) => network.spot(index))
    .toSorted((one, other) => away(one) - away(other));
  const own = nearest.find((spot) => spot.cityIndex === cityIndex);
  return own === undefined || own === nearest[0] ? at : toLatLng(own);
}

function toLatLng({ lat, lng }: { lat: number; lng: number }): LatLng {
  return { latitude: lat, longitude: lng };
}

function round6(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function complete(prefix: string): string[] {
  if ([...prefix].some((letter, at) => !alphabets[at]!.includes(letter))) return [];
  let codes = [prefix];
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
  let rest = number;
  let code = "";
  for (const alphabet of alphabets.toReversed()) {
    code = (alphabet[(rest % (alphabet.length + 1)) - 1] ?? "") + code;
    rest = Math.floor(rest / (alphabet.length + 1));
  }
  return code;
}
