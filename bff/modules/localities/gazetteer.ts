import { readFileSync } from "node:fs";
import type { LatLng } from "../../lib/geo";
import { toNameKey } from "./nameKey";
import { createSimilarNames, type SimilarName } from "./similarNames";

/** A town or a quarter of one. */
export interface Town {
  name: string;
  /** State or province, two letters. */
  state: string;
  /** Rounded up to hundreds. */
  population: number;
  point: LatLng;
}

/** Towns and postal codes of the US and Canada, in data of our own. */
export interface Gazetteer {
  /** Returns the towns of a name, given by its key, in all states and provinces. */
  townsNamed(key: string): readonly Town[];
  /** Returns the names that are spelled almost like a text, by their keys. */
  namesLike(text: string): SimilarName[];
  /** Returns the towns of a state or province, by its code; none when it is unknown. */
  townsOf(state: string): readonly Town[];
  /** Returns the point of a ZIP code, or of the first half of a Canadian postal code; null when it is unknown. */
  pointOfCode(code: string): LatLng | null;
}

/** Codes in their order, and their positions in thousandths of a degree. */
interface Codes {
  codes: string;
  lats: Int32Array;
  lngs: Int32Array;
}

const STEPS = 1000;
const PEOPLE = 100;

let loaded: Gazetteer | undefined;

/** Returns the gazetteer that codegen has generated (codegen/gazetteer). It is read on the first call, within 0.1 seconds. */
export function loadGazetteer(): Gazetteer {
  return (loaded ??= openGazetteer());
}

function openGazetteer(): Gazetteer {
  const { byName, byState } = readTowns(readFileSync(new URL("./__generated__/towns.json", import.meta.url), "utf8"));
  const { us, ca } = JSON.parse(readFileSync(new URL("./__generated__/postalCodes.json", import.meta.url), "utf8")) as Record<
    "us" | "ca",
    { codes: string; lats: number[]; lngs: number[] }
  >;
  const ofZip = createCodes(us);
  const ofCanada = createCodes(ca);
  let similar: ReturnType<typeof createSimilarNames> | undefined;
  return {
    namesLike: (text) => (similar ??= createSimilarNames([...byName.keys()]))(text),
    townsNamed: (key) => byName.get(key) ?? [],
    townsOf: (state) => byState.get(state) ?? [],
    pointOfCode: (code) => (/^\d/.test(code) ? ofZip(code) : ofCanada(code)),
  };
}

function readTowns(text: string) {
  const states = JSON.parse(text) as Record<string, [name: string, lat: number, lng: number, people: number][]>;
  const byName = new Map<string, Town[]>();
  const byState = new Map<string, Town[]>();
  for (const [state, towns] of Object.entries(states)) {
    const ofState: Town[] = [];
    byState.set(state, ofState);
    for (const [name, lat, lng, people] of towns) {
      const town = { name, state, population: people * PEOPLE, point: { lat: lat / STEPS, lng: lng / STEPS } };
      ofState.push(town);
      const key = toNameKey(name);
      const others = byName.get(key);
      if (others) others.push(town);
      else byName.set(key, [town]);
    }
  }
  return { byName, byState };
}

/** Returns the function that finds the point of a code. All codes of a list have the same length, so that one text holds them. */
function createCodes({ codes, lats, lngs }: { codes: string; lats: readonly number[]; lngs: readonly number[] }) {
  const length = codes.indexOf(" ");
  const table: Codes = { codes, lats: fromDeltas(lats), lngs: fromDeltas(lngs) };
  const codeAt = (index: number) => codes.slice(index * (length + 1), index * (length + 1) + length);
  return (code: string): LatLng | null => {
    let [low, high] = [0, table.lats.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (codeAt(middle) < code) low = middle + 1;
      else high = middle;
    }
    if (low === table.lats.length || codeAt(low) !== code) return null;
    return { lat: table.lats[low]! / STEPS, lng: table.lngs[low]! / STEPS };
  };
}

function fromDeltas(deltas: readonly number[]): Int32Array {
  let sum = 0;
  return Int32Array.from(deltas, (delta) => (sum += delta));
}
