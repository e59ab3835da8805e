import { toCode } from "./plainText";

type Names = Readonly<Record<string, readonly [string, string?]>>;

/** States and provinces by country: code -> name in en-us and fr-ca, or one name for both. */
const REGIONS: Readonly<Record<"CA" | "US", Names>> = {
  CA: {
    AB: ["Alberta"],
    BC: ["British Columbia", "Colombie-Britannique"],
    MB: ["Manitoba"],
    NB: ["New Brunswick", "Nouveau-Brunswick"],
    NL: ["Newfoundland and Labrador", "Terre-Neuve-et-Labrador"],
    NS: ["Nova Scotia", "Nouvelle-Écosse"],
    NT: ["Northwest Territories", "Territoires du Nord-Ouest"],
    NU: ["Nunavut"],
    ON: ["Ontario"],
    PE: ["Prince Edward Island", "Île-du-Prince-Édouard"],
    QC: ["Quebec", "Québec"],
    SK: ["Saskatchewan"],
    YT: ["Yukon"],
  },
  US: {
    AK: ["Alaska"],
    AL: ["Alabama"],
    AR: ["Arkansas"],
    AS: ["American Samoa", "Samoa américaines"],
    AZ: ["Arizona"],
    CA: ["California", "Californie"],
    CO: ["Colorado"],
    CT: ["Connecticut"],
    DC: ["District of Columbia", "District de Columbia"],
    DE: ["Delaware"],
    FL: ["Florida", "Floride"],
    GA: ["Georgia", "Géorgie"],
    GU: ["Guam"],
    HI: ["Hawaii", "Hawaï"],
    IA: ["Iowa"],
    ID: ["Idaho"],
    IL: ["Illinois"],
    IN: ["Indiana"],
    KS: ["Kansas"],
    KY: ["Kentucky"],
    LA: ["Louisiana", "Louisiane"],
    MA: ["Massachusetts"],
    MD: ["Maryland"],
    ME: ["Maine"],
    MI: ["Michigan"],
    MN: ["Minnesota"],
    MO: ["Missouri"],
    MP: ["Northern Mariana Islands", "Îles Mariannes du Nord"],
    MS: ["Mississippi"],
    MT: ["Montana"],
    NC: ["North Carolina", "Caroline du Nord"],
    ND: ["North Dakota", "Dakota du Nord"],
    NE: ["Nebraska"],
    NH: ["New Hampshire"],
    NJ: ["New Jersey"],
    NM: ["New Mexico", "Nouveau-Mexique"],
    NV: ["Nevada"],
    NY: ["New York"],
    OH: ["Ohio"],
    OK: ["Oklahoma"],
    OR: ["Oregon"],
    PA: ["Pennsylvania", "Pennsylvanie"],
    PR: ["Puerto Rico", "Porto Rico"],
    RI: ["Rhode Island"],
    SC: ["South Carolina", "Caroline du Sud"],
    SD: ["South Dakota", "Dakota du Sud"],
    TN: ["Tennessee"],
    TX: ["Texas"],
    UT: ["Utah"],
    VA: ["Virginia", "Virginie"],
    VI: ["U.S. Virgin Islands", "Îles Vierges américaines"],
    VT: ["Vermont"],
    WA: ["Washington"],
    WI: ["Wisconsin"],
    WV: ["West Virginia", "Virginie-Occidentale"],
    WY: ["Wyoming"],
  },
};

export const REGION_NAMES: Names = { ...REGIONS.CA, ...REGIONS.US };

/** Returns the country of a state or province; null for an unknown code. */
export function countryOf(region: string): "CA" | "US" | null {
  if (Object.hasOwn(REGIONS.CA, region)) return "CA";
  return Object.hasOwn(REGIONS.US, region) ? "US" : null;
}

/** Parts of the US that others, such as Google, take for countries. */
export const TERRITORIES: readonly string[] = ["AS", "GU", "MP", "PR", "VI"];

/**
 * Returns state or province and country of an address, two letters each, however they are written: a territory is a state of the US, even
 * where it stands as the country, and a state may be named in full. What is not known stays as it is.
 */
export function toRegion({ state, country }: { state: string | null; country: string | null }) {
  const land = country?.trim().toUpperCase() || null;
  if (land && TERRITORIES.includes(land)) return { state: land, country: "US" };
  const isElsewhere = land !== null && land !== "US" && land !== "CA";
  if (state === null || isElsewhere) return { state, country: land };
  const code = state.trim().toUpperCase();
  const region = countryOf(code) ? code : (regionNamed(state) ?? code);
  return { state: region, country: land ?? countryOf(region) };
}

/** Returns the code of the state or province with a name in either language; undefined for another text. */
export function regionNamed(name: string): string | undefined {
  const key = toKey(name);
  return Object.keys(REGION_NAMES).find((code) => REGION_NAMES[code]!.some((one) => one && toKey(one) === key));
}

/** Returns the country of a postal code, and of a place that is named with its state or province, `Toronto, ON`; null for other words. */
export function countryOfPlace(words = ""): "CA" | "US" | null {
  const code = words.length <= MAX_POSTAL_CODE ? toPostalCode(words).replace(/[ -]/g, "") : "";
  for (const country of ["CA", "US"] as const) if (POSTAL_CODES[country].test(code)) return country;
  const [, ...after] = words.split(",");
  // A country may follow.
  const countries = after.slice(-2).map((part) => countryOf(part.trim().toUpperCase()) ?? countryOf(regionNamed(part) ?? ""));
  return countries.find(Boolean) ?? null;
}

// Capital letters, accents and hyphens are often left out.
const toKey = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();

/** A postal code without separators, in two groups. */
const POSTAL_CODES = { CA: /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, US: /^(\d{5})(\d{4})?$/ } as const;

/** Characters of the longest, with spaces around. */
const MAX_POSTAL_CODE = 20;

/** Returns a postal code as the post writes it, from any usual format; another text as it is. */
export function toPostalCode(typed: string): string {
  const code = toCode(typed);
  const groups = code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  const [, ...canadian] = POSTAL_CODES.CA.exec(groups) ?? [];
  const [, ...american] = POSTAL_CODES.US.exec(groups) ?? [];
  return canadian.join(" ") || american.filter(Boolean).join("-") || code;
}

/** Whether a text is a postal code of the region's country; of either country if the region is unknown. */
export function isPostalCode(code: string, region: string): boolean {
  const country = countryOf(region);
  const groups = toPostalCode(code).replace(/[ -]/g, "");
  return (country ? [POSTAL_CODES[country]] : Object.values(POSTAL_CODES)).some((pattern) => pattern.test(groups));
}
