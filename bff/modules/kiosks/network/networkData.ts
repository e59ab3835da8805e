import { setImmediate } from "node:timers/promises";
import type { Network } from "#bff/sources/kiosks/network.ts";
import { toCityKey } from "#shared/forms/placeName.ts";
import { toSlug } from "../slug";
import { NO_CITY, NO_STATE, type Points } from "./points";

/** A city of a state, with the rows of its kiosks by id. The kiosks of a state without a city form one without a name. */
export interface City {
  state: string;
  /** Its most frequent spelling. */
  name: string;
  /** Of that spelling. */
  slug: string;
  /** The same for all its spellings. */
  key: string;
  rows: number[];
}

/** All kiosks, ordered by id. */
export interface NetworkData {
  ids: string[];
  points: Points;
  /** By state and name. */
  cities: City[];
  /** Those with a name, the ones with most kiosks first. */
  citiesBySize: City[];
  /** Those of the cities, each once. */
  states: string[];
}

/** This many items are sorted or added in some milliseconds. Between two batches the process answers requests. */
const BATCH = 4096;

const byName = new Intl.Collator("en").compare;

/** Sorts a network by id and into its cities. */
export async function sortNetwork({ points, cities: spellings }: Network): Promise<NetworkData> {
  const { locationIds } = points;
  const { cities, cityOf } = await groupCities(spellings, countEach(points.cities, spellings.length));
  const order = await sortInBatches([...locationIds.keys()], (one, other) => compareIds(locationIds[one]!, locationIds[other]!));
  const ids: string[] = [];
  const columns = {
    lats: new Float64Array(order.length),
    lngs: new Float64Array(order.length),
    services: new Uint8Array(order.length),
    cities: new Uint32Array(order.length).fill(NO_CITY),
    states: new Uint32Array(order.length).fill(NO_STATE),
  };
  await inBatches(order, (batch) => {
    for (const from of batch) {
      const row = ids.push(locationIds[from]!) - 1;
      columns.lats[row] = points.lats[from]!;
      columns.lngs[row] = points.lngs[from]!;
      columns.services[row] = points.services[from]!;
      cityOf[points.cities[from]!]?.rows.push(row);
    }
  });
  const citiesBySize = cities.filter(({ slug }) => slug).sort((one, other) => other.rows.length - one.rows.length);
  await inBatches([...citiesBySize.entries()], (batch) => {
    for (const [place, { rows }] of batch) for (const row of rows) columns.cities[row] = place;
  });
  const states = [...new Set(cities.map(({ state }) => state))];
  const placeOf = new Map(states.map((state, place) => [state, place]));
  await inBatches(cities, (batch) => {
    for (const { state, rows } of batch) for (const row of rows) columns.states[row] = placeOf.get(state)!;
  });
  return { ids, points: columns, cities, citiesBySize, states };
}

/** Returns the cities in their order, and for each spelling its city: spellings with one key are one city, named by the most frequent. */
async function groupCities(spellings: Network["cities"], counts: Uint32Array) {
  const byKey = new Map<string, City>();
  const cityOf: (City | undefined)[] = [];
  const best = new Map<City, number>();
  await inBatches([...spellings.entries()], (batch) => {
    for (const [index, { state, city: name }] of batch) {
      const key = toCityKey(name);
      const city = byKey.get(`${state}/${key}`) ?? { state, name, slug: "", key, rows: [] };
      if (state) byKey.set(`${state}/${key}`, city);
      cityOf.push(state ? city : undefined);
      const bestIndex = best.get(city);
      if (bestIndex !== undefined && !isBetter({ name, count: counts[index]! }, { name: city.name, count: counts[bestIndex]! })) continue;
      best.set(city, index);
      Object.assign(city, { name, slug: toSlug(name) });
    }
  });
  const compare = (one: City, other: City) =>
    byName(one.state, other.state) || compareTexts(one.state, other.state) || byName(one.name, other.name);
  return { cities: await sortInBatches([...byKey.values()], compare), cityOf };
}

interface Spelling {
  name: string;
  count: number;
}

/** Whether a spelling is to be shown: the more frequent one; of equally frequent ones that with more accents, which are rather lost. */
function isBetter(one: Spelling, other: Spelling): boolean {
  const accents = ({ name }: Spelling) => name.replace(/\p{ASCII}/gu, "").length;
  return (one.count - other.count || accents(one) - accents(other) || compareTexts(other.name, one.name)) > 0;
}

function countEach(indexes: readonly number[], length: number): Uint32Array {
  const counts = new Uint32Array(length);
  for (const index of indexes) counts[index]!++;
  return counts;
}

/** Compares ids, which are numbers as text: the shorter one is the smaller. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || compareTexts(one, other);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

async function sortInBatches<T>(items: readonly T[], compare: (one: T, other: T) => number): Promise<T[]> {
  const batches: T[] = [];
  await inBatches(items, (batch) => void batches.push(...batch.sort(compare)));
  // Merges: the engine's sort recognizes what is sorted already.
  batches.sort(compare);
  if (items.length > BATCH) await setImmediate();
  return batches;
}

async function inBatches<T>(items: readonly T[], work: (batch: T[]) => void): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    work(items.slice(start, start + BATCH));
    if (items.length > BATCH) await setImmediate();
  }
}
