import { regions } from "../kiosks/regions";

/** A language that the texts are written in. */
export type Language = "en" | "fr";

// English name, followed by the French one if it differs.
const names: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California|Californie",
  CO: "Colorado",
  CT: "Connecticut",
  DC: "District of Columbia|District de Columbia",
  DE: "Delaware",
  FL: "Florida|Floride",
  GA: "Georgia|Géorgie",
  HI: "Hawaii|Hawaï",
  IA: "Iowa",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana|Louisiane",
  MA: "Massachusetts",
  MD: "Maryland",
  ME: "Maine",
  MI: "Michigan",
  MN: "Minnesota",
  MO: "Missouri",
  MS: "Mississippi",
  MT: "Montana",
  NC: "North Carolina|Caroline du Nord",
  ND: "North Dakota|Dakota du Nord",
  NE: "Nebraska",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico|Nouveau-Mexique",
  NV: "Nevada",
  NY: "New York|État de New York",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania|Pennsylvanie",
  RI: "Rhode Island",
  SC: "South Carolina|Caroline du Sud",
  SD: "South Dakota|Dakota du Sud",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VA: "Virginia|Virginie",
  VT: "Vermont",
  WA: "Washington|État de Washington",
  WI: "Wisconsin",
  WV: "West Virginia|Virginie-Occidentale",
  WY: "Wyoming",
  AB: "Alberta",
  BC: "British Columbia|Colombie-Britannique",
  MB: "Manitoba",
  NB: "New Brunswick|Nouveau-Brunswick",
  NL: "Newfoundland and Labrador|Terre-Neuve-et-Labrador",
  NS: "Nova Scotia|Nouvelle-Écosse",
  NT: "Northwest Territories|Territoires du Nord-Ouest",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island|Île-du-Prince-Édouard",
  QC: "Quebec|Québec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

/** Returns the name of a state or province. */
export function toRegionName(state: string, language: Language): string {
  const [english = state, french = english] = names[state]?.split("|") ?? [];
  return language === "fr" ? french : english;
}

/** Returns the name of a country as in addresses or, with `isLong`, written out. */
export function toCountryName(country: "US" | "CA", language: Language, isLong = false): string {
  if (country === "CA") return "Canada";
  if (language === "fr") return "États-Unis";
  return isLong ? "United States" : "USA";
}

/** Returns all phrases that can follow a city's name (state, country), in both languages. */
export function toRegionPhrases(state: string, country: "US" | "CA"): string[] {
  const countries = country === "US" ? ["US", "USA", "United States", "États-Unis"] : ["CA", "Canada"];
  const own = regions[state] ? [state, toRegionName(state, "en"), toRegionName(state, "fr")] : [state];
  return [...own, ...countries];
}
