import { frenchStreets, streetKinds, streetStems } from "../kiosks/address";
import type { City } from "../kiosks/cities";
import { scatter } from "../kiosks/scatter";
import { createRandom } from "../lib/random";
import type { LatLng } from "./area";
import type { CityHit, CityIndex } from "./cityIndex";
import type { Entry } from "./entry";
import { countMatchingWords, toWords } from "./text";

const biggest = 600;
const nearDegrees = 1;
const shortKinds: Readonly<Record<string, string>> = {
  st: "street",
  ave: "avenue",
  rd: "road",
  blvd: "boulevard",
  ln: "lane",
  pkwy: "parkway",
  dr: "drive",
};
const stems = streetStems.map((name) => ({ name, words: toWords(name) }));
const kinds = streetKinds.map((name) => ({ name, words: toWords(name) }));
const french = frenchStreets.map((name) => ({ name, words: toWords(name) }));
const allStreets = new Set([...frenchStreets, ...streetStems.flatMap((stem) => streetKinds.map((kind) => `${stem} ${kind}`))]);

/** Finds invented addresses and streets by text and by place id. */
export interface Streets {
  /** If the words contain no city, searches only the biggest cities and those near the point. */
  find(words: readonly string[], near: LatLng | undefined): Entry[];
  byId(placeId: string): Entry | undefined;
}

interface Street {
  stem: string;
  /** The kind in the search text. Without it, each city has one kind of street per name. */
  kind: string | undefined;
  isFrench: boolean;
  rest: readonly string[];
}

/** Creates the streets of all cities, including those of the kiosks' addresses. */
export function createStreets(cities: readonly City[], findCities: CityIndex): Streets {
  const everywhere = cities.map((city, cityIndex): CityHit => ({
    city,
    cityIndex,
    closeness: 0.5,
  }));
  const isNear = ({ lat, lng }: City, near: LatLng | undefined) =>
    near !== undefined && Math.abs(lat - near.latitude) < nearDegrees && Math.abs(lng - near.longitude) < nearDegrees;

  function toEntry(houseNumber: string | undefined, route: string, { city, cityIndex, closeness }: CityHit): Entry {
    // Computed on demand, since most results are never shown.
    return {
      get placeId() {
        const key = [houseNumber ?? "", route, cityIndex].join("|");
        return `Ei${Buffer.from(key).toString("base64url")}`;
      },
      get position() {
        const seed = createRandom(cityIndex, route).between(0, 2 ** 31);
        const { lat, lng } = scatter(city, createRandom(seed, "street"));
        const house = createRandom(seed, houseNumber ?? "");
        const aside = () => (houseNumber ? (house.next() - 0.5) / 300 : 0);
        return { latitude: round(lat + aside()), longitude: round(lng + aside()) };
      },
      types: [houseNumber ? "street_address" : "route"],
      city,
      route,
      ...(houseNumber && { houseNumber }),
      radiusKm: houseNumber ? 0.15 : 0.8,
      closeness,
    };
  }

  return {
    find(words, near) {
      const [first = ""] = words;
      const houseNumber = /^\d{1,5}$/.test(first) ? String(Number(first)) : undefined;
      const street = houseNumber === undefined ? words : words.slice(1);
      if (street.length === 0 || houseNumber === "0") return [];
      const likely = everywhere.filter(({ city, cityIndex }) => cityIndex < biggest || isNear(city, near));
      return parseStreets(street).flatMap(({ stem, kind, isFrench, rest }, at, streets) =>
        // Each city has one of several streets with the same prefix.
        (rest.length > 0 ? findCities(rest) : likely.filter(({ cityIndex }) => cityIndex % streets.length === at))
          .filter(({ city }) => (city.state === "QC") === isFrench)
          .map((hit) => toEntry(houseNumber, isFrench ? stem : `${stem} ${kind ?? toOwnKind(stem, hit)}`, hit)),
      );
    },
    byId(placeId) {
      const key = Buffer.from(placeId.slice(2), "base64url").toString();
      const [houseNumber = "", route = "", index] = key.split("|");
      const city = cities[Number(index)];
      if (!city || !allStreets.has(route) || !/^([1-9]\d{0,4})?$/.test(houseNumber)) return undefined;
      const entry = toEntry(houseNumber || undefined, route, {
        city,
        cityIndex: Number(index),
        closeness: 1,
      });
      return entry.placeId === placeId ? entry : undefined;
    },
  };
}

function parseStreets(words: readonly string[]): Street[] {
  const inEnglish = stems.flatMap(({ name, words: stem }): Street[] => {
    const length = countMatchingWords(words, stem);
    if (length === 0) return [];
    const [kindWord, ...rest] = words.slice(length);
    if (kindWord === undefined) return [{ stem: name, kind: undefined, isFrench: false, rest: [] }];
    const kind = kinds.find(({ words: kindWords }) => {
      const whole = shortKinds[kindWord] ?? kindWord;
      return countMatchingWords([whole, ...rest], kindWords) > 0;
    });
    return kind
      ? [{ stem: name, kind: kind.name, isFrench: false, rest }]
      : [{ stem: name, kind: undefined, isFrench: false, rest: [kindWord, ...rest] }];
  });
  const inFrench = french.flatMap(({ name, words: street }): Street[] => {
    const length = countMatchingWords(words, street);
    return length === 0 ? [] : [{ stem: name, kind: undefined, isFrench: true, rest: words.slice(length) }];
  });
  return [...inEnglish, ...inFrench];
}

function toOwnKind(stem: string, { cityIndex }: CityHit): string {
  return createRandom(cityIndex, `kind of ${stem}`).pick(streetKinds);
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
