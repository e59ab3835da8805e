import { createRandom } from "../lib/random";
import { allocate } from "./allocate";
import { loadCities, type City } from "./cities";
import { scatter } from "./scatter";

const firstId = 100_001;
const cellsPerDegree = 2;
// Below 1 it favours small towns, like a network with one kiosk in every shop of a chain.
const populationExponent = 0.7;

/** A rectangle of the map. */
export interface Box {
  minLat: number;
  maxLat: number;
  minLng: number;
  maxLng: number;
}

/** A kiosk's id and position. */
export interface Spot {
  index: number;
  locationId: string;
  cityIndex: number;
  city: City;
  lat: number;
  lng: number;
}

/** All kiosks, stored as numbers only. All other properties are generated on demand. */
export interface Network {
  count: number;
  /** The biggest first. */
  cities: readonly City[];
  spot(index: number): Spot;
  /** Returns the index of a kiosk, or undefined if there is none with this id. */
  indexOf(locationId: string): number | undefined;
  /** Returns the kiosks in a box, sorted by id. */
  within(box: Box): number[];
}

/** Creates a network of `count` kiosks. A bigger network contains every kiosk of a smaller one, unchanged. */
export function createNetwork(count: number): Network {
  const cities = loadCities();
  const cityOf = allocate(
    cities.map(({ population }) => population ** populationExponent),
    count,
  );
  const lats = new Float64Array(count);
  const lngs = new Float64Array(count);
  const cells = new Map<number, number[]>();
  for (let index = 0; index < count; index += 1) {
    const { lat, lng } = scatter(cities[cityOf[index]!]!, createRandom(index, "position"));
    lats[index] = lat;
    lngs[index] = lng;
    const cell = toCell(lat, lng);
    const inCell = cells.get(cell);
    if (inCell) inCell.push(index);
    else cells.set(cell, [index]);
  }
  const isWithin =
    ({ minLat, maxLat, minLng, maxLng }: Box) =>
    (index: number) =>
      lats[index]! >= minLat && lats[index]! <= maxLat && lngs[index]! >= minLng && lngs[index]! <= maxLng;

  return {
    count,
    cities,
    spot: (index) => ({
      index,
      locationId: String(firstId + index),
      cityIndex: cityOf[index]!,
      city: cities[cityOf[index]!]!,
      lat: lats[index]!,
      lng: lngs[index]!,
    }),
    indexOf(locationId) {
      const index = /^[1-9]\d{5,6}$/.test(locationId) ? Number(locationId) - firstId : -1;
      return index >= 0 && index < count ? index : undefined;
    },
    within: (box) =>
      [...cells]
        .filter(([cell]) => touches(cell, box))
        .flatMap(([, indexes]) => indexes.filter(isWithin(box)))
        .sort((a, b) => a - b),
  };
}

function toCell(lat: number, lng: number): number {
  return Math.floor((lat + 90) * cellsPerDegree) * 1000 + Math.floor((lng + 180) * cellsPerDegree);
}

function touches(cell: number, { minLat, maxLat, minLng, maxLng }: Box): boolean {
  const south = Math.floor(cell / 1000) / cellsPerDegree - 90;
  const west = (cell % 1000) / cellsPerDegree - 180;
  const size = 1 / cellsPerDegree;
  return south <= maxLat && south + size >= minLat && west <= maxLng && west + size >= minLng;
}
