/** Google's price classes of a call, from the cheapest; the dearest field of a mask sets it. */
export type PlacesTier = "ids" | "essentials" | "pro" | "enterprise" | "atmosphere";

/** What Google bills for one call of Places. */
export interface PlacesCost {
  call: "autocomplete" | "details" | "search";
  /** Null for an autocomplete, which has one price. */
  tier: PlacesTier | null;
  /** US dollars by the price list, before any free quota and volume discount. */
  usd: number;
  /** Of details that end a session: how many autocompletes it had, and what it costs as a whole in US dollars. */
  session?: { autocompletes: number; usd: number };
}

/** US dollars a call. https://developers.google.com/maps/billing-and-pricing/pricing */
const DETAILS_USD: Record<PlacesTier, number> = { ids: 0, essentials: 0.005, pro: 0.017, enterprise: 0.02, atmosphere: 0.025 };
const SEARCH_USD = { pro: 0.032 };
const AUTOCOMPLETE_USD = 0.002_83;

/** So many autocompletes of a session are billed where essentials end it. Dearer details end it with none billed. */
const BILLED_AUTOCOMPLETES = 12;

/** The cost of a text search. */
export function searchCost(tier: keyof typeof SEARCH_USD): PlacesCost {
  return { call: "search", tier, usd: SEARCH_USD[tier] };
}

/** The cost of one autocomplete. One that belongs to a session may become free when the session ends (`detailsCost`). */
export function autocompleteCost(): PlacesCost {
  return { call: "autocomplete", tier: null, usd: AUTOCOMPLETE_USD };
}

/** The cost of a place's details. `autocompletes` is how many the session had that they end; undefined where they end none. */
export function detailsCost(tier: PlacesTier, autocompletes?: number): PlacesCost {
  const usd = DETAILS_USD[tier];
  if (autocompletes === undefined) return { call: "details", tier, usd };
  return { call: "details", tier, usd, session: { autocompletes, usd: sessionUsd(tier, autocompletes) } };
}

/**
 * The tier in which essential details end a session for less. Essentials are cheap, but the session's autocompletes are billed then; pro
 * details cost three times as much and make them free. https://developers.google.com/maps/documentation/places/web-service/session-pricing
 */
export function cheapestEnd(autocompletes: number): "essentials" | "pro" {
  return sessionUsd("essentials", autocompletes) <= sessionUsd("pro", autocompletes) ? "essentials" : "pro";
}

function sessionUsd(tier: PlacesTier, autocompletes: number): number {
  const isFree = tier !== "essentials" && tier !== "ids";
  const billed = isFree ? 0 : Math.min(autocompletes, BILLED_AUTOCOMPLETES);
  return roundUsd(DETAILS_USD[tier] + billed * AUTOCOMPLETE_USD);
}

/** Without the digits that adding fractions leaves behind. */
export function roundUsd(usd: number): number {
  return Math.round(usd * 1e6) / 1e6;
}
