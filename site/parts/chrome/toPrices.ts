import type { PricesDocumentFieldsFragment } from "../../bff/__generated__/operations";
import { fromPrice, type Prices, toPriced } from "../../i18n/prices";
import type { Lang } from "../../i18n/languages";

/** Returns the editors' prices by country and service. A line without a price is left out, and so is a second one of the same service. */
export function toPrices(document: PricesDocumentFieldsFragment | null, lang: Lang): Prices {
  const prices: Prices = {};
  for (const { service, country, from_price, text } of document?.data.lines ?? []) {
    const from = from_price?.trim() || null;
    const words = text?.trim() || fromPrice({ from, text: "" }, lang);
    const priced = toPriced(service);
    if (priced && (country === "US" || country === "CA") && words) (prices[country] ??= {})[priced] ??= { from, text: words };
  }
  return prices;
}
