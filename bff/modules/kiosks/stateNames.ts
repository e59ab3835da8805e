import { toSlug } from "./slug";

/** Code -> name in en-us and in fr-ca, or one for both. */
export const NAMES: Record<string, readonly [string, string?]> = {
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
};

const CODES = new Map(Object.entries(NAMES).flatMap(([code, names]) => names.map((name): [string, string] => [toSlug(name!), code])));

/** The name of a state or province; its code where it is none of the US or Canada. */
export function stateNameOf(code: string, lang: string): string {
  const names = Object.hasOwn(NAMES, code) ? NAMES[code]! : [code];
  return (lang === "fr-ca" && names[1]) || names[0]!;
}

/** The code that a part of an address means: `il`, `IL`, `Illinois`, `caroline-du-nord`. What is no name is its own code. */
export function stateCodeOf(part: string): string {
  return CODES.get(toSlug(part)) ?? part.trim().toUpperCase();
}
