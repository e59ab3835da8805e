import { frenchStreets, streetKinds, streetStems } from "../kiosks/address";
import type { City } from "../kiosks/cities";
import { scatter } from "../kiosks/scatter";
import { createRandom } from "../lib/random";
import type { LatLng } from "./area";
import type { CityHit, CityIndex } from "./cityIndex";
import type { Entry } from "./entry";
import { countTaken, toWords } from "./text";

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

/** Finds addresses and streets, none of which exists, and reads their ids back. */
export interface Streets {
  /** Without a city in the words, only the biggest are searched and those near a point. */
  find(words: readonly string[], near: LatLng | undefined): Entry[];
  byId(placeId: string): Entry | undefined;
}

interface Street {
  stem: string;
  /** What was asked for; without it, each city has its own kind of street of this name. */
  kind: string | undefined;
  isFrench: boolean;
  rest: readonly string[];
}

/** Lays the streets that kiosks stand in through every city. */
export function createStreets(cities: readonly City[], findCities: CityIndex): Streets {
  const everywhere = cities.map((city, cityIndex): CityHit => ({
    city,
    cityIndex,
    closeness: 0.5,
  }));
  const isNear = ({ lat, lng }: City, near: LatLng | undefined) =>
    near !== undefined && Math.abs(lat - near.latitude) < nearDegrees && Math.abs(lng - near.longitude) < nearDegrees;

  function toEntry(houseNumber: string | undefined, route: string, { city, cityIndex, closeness }: CityHit): Entry {
    // Worked out when asked for: most of what is found is never shown.
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
      const asked = houseNumber === undefined ? words : words.slice(1);
      if (asked.length === 0 || houseNumber === "0") return [];
      const likely = everywhere.filter(({ city, cityIndex }) => cityIndex < biggest || isNear(city, near));
      return parseStreets(asked).flatMap(({ stem, kind, isFrench, rest }, at, streets) =>
        // Of several streets that begin alike, each city has its own.
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
    const taken = countTaken(words, stem);
    if (taken === 0) return [];
    const [kindWord, ...rest] = words.slice(taken);
    if (kindWord === undefined) return [{ stem: name, kind: undefined, isFrench: false, rest: [] }];
    const kind = kinds.find(({ words: kindWords }) => {
      const whole = shortKinds[kindWord] ?? kindWord;
      return countTaken([whole, ...rest], kindWords) > 0;
    });
    return kind
      ? [{ stem: name, kind: kind.name, isFrench: false, rest }]
      : [{ stem: name, kind: undefined, isFrench: false, rest: [kindWord, ...rest] }];
  });
  const inFrench = french.flatMap(({ name, words: street }): Street[] => {
    const taken = countTaken(words, street);
    return taken === 0 ? [] : [{ stem: name, kind: undefined, isFrench: true, rest: words.slice(taken) }];
  });
  return [...inEnglish, ...inFrench];
}

function toOwnKind(stem: string, { cityIndex }: CityHit): string {
  return createRandom(cityIndex, `kind of ${stem}`).pick(streetKinds);
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
