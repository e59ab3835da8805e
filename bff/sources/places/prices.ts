/** Google's price classes of a call, from the cheapest; the most expensive field of a mask sets it. */
export type PlacesTier = "ids" | "essentials" | "pro" | "enterprise" | "atmosphere";

/** What Google bills for one call of Places. */
export interface PlacesCost {
  call: "autocomplete" | "details" | "search";
  /** Null for an autocomplete, which has one price. */
  tier: PlacesTier | null;
  /** US dollars by the price list, before any free quota and volume discount. */
  usd: number;
  /** For details that end a session: its number of autocompletes, and its total cost in US dollars. */
  session?: { autocompletes: number; usd: number };
}

/** US dollars per call. https://developers.google.com/maps/billing-and-pricing/pricing */
const DETAILS_USD: Record<PlacesTier, number> = { ids: 0, essentials: 0.005, pro: 0.017, enterprise: 0.02, atmosphere: 0.025 };
const SEARCH_USD = { pro: 0.032 };
const AUTOCOMPLETE_USD = 0.002_83;

/** Names of the price classes in Google's price list. */
const TIER_NAMES: Record<PlacesTier, string> = {
  ids: "Essentials (IDs Only)",
  essentials: "Essentials",
  pro: "Pro",
  enterprise: "Enterprise",
  atmosphere: "Enterprise + Atmosphere",
};

/** Maximum number of autocompletes billed for a session that essentials end. More expensive details end it with none billed. */
const BILLED_AUTOCOMPLETES = 12;

/** Returns the cost of a text search. */
export function searchCost(tier: keyof typeof SEARCH_USD): PlacesCost {
  return { call: "search", tier, usd: SEARCH_USD[tier] };
}

/** Returns the cost of one autocomplete. It may become free when its session ends (`detailsCost`). */
export function autocompleteCost(): PlacesCost {
  return { call: "autocomplete", tier: null, usd: AUTOCOMPLETE_USD };
}

/**
 * Returns the cost of a place's details. `autocompletes` is the number of autocompletes in the session that they end; undefined when they
 * end none.
 */
export function detailsCost(tier: PlacesTier, autocompletes?: number): PlacesCost {
  const usd = DETAILS_USD[tier];
  if (autocompletes === undefined) return { call: "details", tier, usd };
  return { call: "details", tier, usd, session: { autocompletes, usd: sessionUsd(tier, autocompletes) } };
}

/**
 * Returns the tier in which essential details end a session for less. Essentials are cheap, but the session's autocompletes are billed
 * then; pro details cost three times as much and make them free.
 * https://developers.google.com/maps/documentation/places/web-service/session-pricing
 */
export function cheapestEnd(autocompletes: number): "essentials" | "pro" {
  return sessionUsd("essentials", autocompletes) <= sessionUsd("pro", autocompletes) ? "essentials" : "pro";
}

function sessionUsd(tier: PlacesTier, autocompletes: number): number {
  const isFree = tier !== "essentials" && tier !== "ids";
  const billed = isFree ? 0 : Math.min(autocompletes, BILLED_AUTOCOMPLETES);
  return roundUsd(DETAILS_USD[tier] + billed * AUTOCOMPLETE_USD);
}

/** Returns the name of what is billed (SKU) in Google's price list, e.g. `Place Details Pro`. */
export function skuOf({ call, tier }: Pick<PlacesCost, "call" | "tier">): string {
  if (call === "autocomplete" || tier === null) return "Autocomplete Requests";
  return `${call === "search" ? "Text Search" : "Place Details"} ${TIER_NAMES[tier]}`;
}

/** Rounds away the digits that adding fractions leaves. */
export function roundUsd(usd: number): number {
  return Math.round(usd * 1e6) / 1e6;
}
