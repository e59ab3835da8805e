import { setImmediate } from "node:timers/promises";
import type { Network } from "#bff/sources/kiosks/network.ts";
import { toSlug } from "../slug";
import type { Points } from "./points";

/** A city of a state, with the rows of its kiosks by id. The kiosks of a state without a city form one without a name. */
export interface City {
  state: string;
  name: string;
  slug: string;
  rows: number[];
}

/** All kiosks, ordered by id. */
export interface NetworkData {
  ids: string[];
  points: Points;
  /** By state and name. */
  cities: City[];
}

/** This many items are sorted or added in some milliseconds. Between two batches the process answers requests. */
const BATCH = 4096;

const byName = new Intl.Collator("en").compare;

/** Sorts a network by id and into its cities. */
export async function sortNetwork({ points, cities: spellings }: Network): Promise<NetworkData> {
  const { locationIds } = points;
  const { cities, cityOf } = await groupCities(spellings);
  const order = await sortInBatches([...locationIds.keys()], (one, other) => compareIds(locationIds[one]!, locationIds[other]!));
  const ids: string[] = [];
  const columns = {
    lats: new Float64Array(order.length),
    lngs: new Float64Array(order.length),
    services: new Uint8Array(order.length),
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
  return { ids, points: columns, cities };
}

/** Returns the cities in their order, and for each spelling its city; spellings with one slug are one city, named by the first of them. */
async function groupCities(spellings: Network["cities"]) {
  const bySlug = new Map<string, City>();
  const cityOf: (City | undefined)[] = [];
  await inBatches(spellings, (batch) => {
    for (const { state, city: name } of batch) {
      const slug = toSlug(name);
      const city = bySlug.get(`${state}/${slug}`) ?? { state, name, slug, rows: [] };
      if (state) bySlug.set(`${state}/${slug}`, city);
      cityOf.push(state ? city : undefined);
    }
  });
  const compare = (one: City, other: City) =>
    byName(one.state, other.state) || compareTexts(one.state, other.state) || byName(one.name, other.name);
  return { cities: await sortInBatches([...bySlug.values()], compare), cityOf };
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
