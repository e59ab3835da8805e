import { REGION_NAMES } from "#shared/forms/regions.ts";
import { readTopology, STEPS } from "./shapes";

type LabelKind = "country" | "state" | "water";

/** A label's text in en-us and in fr-ca, and its position in steps. */
export type PackedLabel = [kind: LabelKind, english: string, french: string, x: number, y: number];

type Label = [english: string, french: string, lng: number, lat: number];

const COUNTRIES: readonly Label[] = [
  ["United States", "États-Unis", -99, 39.6],
  ["Canada", "Canada", -104, 58.5],
  ["Mexico", "Mexique", -102.5, 24.2],
];

const WATERS: readonly Label[] = [
  ["Lake Superior", "Lac Supérieur", -87.6, 47.75],
  ["Lake Michigan", "Lac Michigan", -87.1, 43.4],
  ["Lake Huron", "Lac Huron", -82.4, 44.8],
  ["Lake Erie", "Lac Érié", -81.2, 42.18],
  ["Lake Ontario", "Lac Ontario", -77.8, 43.63],
  ["Lake Winnipeg", "Lac Winnipeg", -97.9, 52.6],
  ["Great Slave Lake", "Grand lac des Esclaves", -114, 61.7],
  ["Great Bear Lake", "Grand lac de l’Ours", -121, 66],
  ["Great Salt Lake", "Grand Lac Salé", -112.6, 41.15],
  ["Hudson Bay", "Baie d’Hudson", -85.5, 59.8],
  ["James Bay", "Baie James", -80.6, 53.2],
  ["Labrador Sea", "Mer du Labrador", -54, 57.5],
  ["Gulf of St. Lawrence", "Golfe du Saint-Laurent", -61.7, 48.3],
  ["Gulf of Mexico", "Golfe du Mexique", -90.5, 26],
  ["Gulf of Alaska", "Golfe d’Alaska", -145, 57.5],
  ["Bering Sea", "Mer de Béring", -170.5, 58.5],
  ["Beaufort Sea", "Mer de Beaufort", -138, 71.8],
  ["Atlantic Ocean", "Océan Atlantique", -66, 35.5],
  ["Pacific Ocean", "Océan Pacifique", -133, 38],
];

/** Label positions by hand, for states where the centre of the largest polygon does not suit, as with Michigan's two halves. */
const MOVED: Readonly<Record<string, [lng: number, lat: number]>> = {
  MI: [-84.7, 43.4],
  LA: [-92.5, 31.2],
  FL: [-81.6, 28.1],
  HI: [-156.4, 20.2],
  NL: [-60.5, 53.6],
  NS: [-63.4, 45.1],
  NU: [-96.5, 66.2],
};

/** Returns the labels of countries, states, provinces and big waters. */
export function packLabels(): PackedLabel[] {
  const states = readTopology().objects.subunits.geometries.flatMap(({ id = "", properties }): PackedLabel[] => {
    const [english, french = english] = REGION_NAMES[id] ?? [];
    const middle = MOVED[id] ?? properties?.ct;
    return english && french && middle ? [pack("state", [english, french, ...middle])] : [];
  });
  return [...COUNTRIES.map((label) => pack("country", label)), ...states, ...WATERS.map((label) => pack("water", label))];
}

function pack(kind: LabelKind, [english, french, lng, lat]: Label): PackedLabel {
  return [kind, english, french, Math.round(lng * STEPS), Math.round(lat * STEPS)];
}
