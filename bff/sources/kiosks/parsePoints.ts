import { toVisible } from "../../lib/toVisible";
import { toRegion } from "#shared/forms/regions.ts";
import { createLineSplitter } from "../../lib/splitLines";
import type { Network } from "./network";
import { type ServiceSet, toServiceSet } from "./serviceSet";

/**
 * Creates a parser of a network in NDJSON, which arrives in chunks. There may be a million lines, so they are checked by hand instead of by
 * a schema. Of lines with the same id the first counts.
 */
export function createNetworkParser() {
  const network: Network = {
    points: { locationIds: [], lats: [], lngs: [], services: [], cities: [] },
    cities: [],
    badLines: 0,
    duplicates: 0,
  };
  const { points, cities } = network;
  const ids = new Set<string>();
  const sets = new Map<string, ServiceSet>();
  const cityIndexOf = createCityFinder(cities);

  const toServices = (value: unknown): ServiceSet => {
    const services = Array.isArray(value) ? value : [];
    const key = services.join();
    const set = sets.get(key) ?? toServiceSet(services);
    // A limit, since invented lists would fill the memory.
    if (sets.size < 10_000) sets.set(key, set);
    return set;
  };

  /** Adds one line; a line without an id is only counted, and one without a position has NaN. */
  const addLine = (line: string): void => {
    const entry = parseObject(line);
    const { locationId, lat, lng } = entry ?? {};
    if (!isId(locationId)) return void network.badLines++;
    const id = String(locationId);
    if (ids.has(id)) return void network.duplicates++;
    ids.add(id);
    points.locationIds.push(id);
    const isPoint = isDegrees(lat, 90) && isDegrees(lng, 180);
    points.lats.push(isPoint ? lat : NaN);
    points.lngs.push(isPoint ? lng : NaN);
    points.services.push(toServices(entry?.services));
    points.cities.push(cityIndexOf(entry?.state, entry?.city));
  };

  const { add, end } = createLineSplitter(addLine);
  return {
    add,
    /** Returns the whole network, once all chunks were added. */
    end(): Network {
      end();
      return network;
    },
  };
}

/** Creates a function that returns the index of a city in a list, and adds the city when it is new. */
function createCityFinder(cities: Network["cities"]): (state: unknown, city: unknown) => number {
  const indexes = new Map<string, number>();
  return (stateField, cityField) => {
    const raw = JSON.stringify([stateField, cityField]);
    const index = indexes.get(raw);
    if (index !== undefined) return index;
    const region = toRegion({ state: toText(stateField), country: null });
    const [state, city] = [region.state ?? "", toText(cityField)];
    const cityIndex = indexes.get(JSON.stringify([state, city])) ?? cities.push({ state, city }) - 1;
    indexes.set(raw, cityIndex).set(JSON.stringify([state, city]), cityIndex);
    return cityIndex;
  };
}

function toText(value: unknown): string {
  return typeof value === "string" ? toVisible(value) : "";
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

function isId(value: unknown): value is string | number {
  return Number.isFinite(value) || (typeof value === "string" && value !== "");
}

function isDegrees(value: unknown, max: number): value is number {
  return typeof value === "number" && Math.abs(value) <= max;
}
