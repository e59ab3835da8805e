import type { Lang } from "./languages";

/** What has a price in content. */
const PRICED = ["keyCopy", "printedKey", "keyFobs", "carKeys"] as const;
export type Priced = (typeof PRICED)[number];

/** The countries with prices of their own. */
export type Country = "US" | "CA";

/** A price in the editor's words; it is never computed. */
export interface Price {
  /** The amount alone, `$4`; null where the editor has left it empty. */
  from: string | null;
  /** In a few words, `from about $4`. */
  text: string;
}

/** The prices of one country. */
export type CountryPrices = Partial<Record<Priced, Price>>;
export type Prices = Partial<Record<Country, CountryPrices>>;

const WORDS = {
  "en-us": {
    from: (amount: string) => `from ${amount}`,
    names: { keyCopy: "House key", printedKey: "Printed key", keyFobs: "Fob", carKeys: "Car key" },
    plainKey: (price: string) => `plain key ${price}`,
    shownFirst: "The kiosk shows your price before you pay, before tax. Having a key read costs nothing.",
    /** On pages of no country, whose readers are in both. */
    inBoth: (us: string, canada: string): string | null => `from ${us} in\u00a0the\u00a0US, ${canada} in\u00a0Canada`,
  },
  "fr-ca": {
    from: (amount: string) => `dès ${amount}`,
    names: { keyCopy: "Clé de maison", printedKey: "Clé imprimée", keyFobs: "Puce", carKeys: "Clé d’auto" },
    plainKey: (price: string) => `clé unie ${price}`,
    shownFirst: "La borne affiche votre prix, taxes en sus, avant le paiement. La lecture de la clé est gratuite.",
    // French is read in Canada.
    inBoth: (): string | null => null,
  },
} satisfies Record<Lang, object>;

/** Returns the words around prices in a language. */
export function priceWords(lang: Lang): (typeof WORDS)[Lang] {
  return WORDS[lang];
}

/**
 * Returns the prices of a kiosk's or a searched place's country. Without a country, a page is shared by all readers of its language: where
 * amounts differ, its texts name those of both countries (docs/decisions/076).
 */
export function pricesIn(prices: Prices, lang: Lang, country?: string | null): CountryPrices {
  const countryPrices = prices[pricedCountry(lang, country)] ?? {};
  return isPriced(country)
    ? countryPrices
    : Object.fromEntries(PRICED.flatMap((service) => (countryPrices[service] ? [[service, shared(service)]] : [])));

  function shared(service: Priced): Price {
    const [us, canada] = [prices.US?.[service]?.from, prices.CA?.[service]?.from];
    const text = us && canada && us !== canada && WORDS[lang].inBoth(us, canada);
    return text ? { ...countryPrices[service]!, text } : countryPrices[service]!;
  }
}

function isPriced(country: string | null | undefined): country is Country {
  return country === "US" || country === "CA";
}

/** The countries where pages of a language are read, the larger one first. */
export const READ_IN: Record<Lang, readonly [Country, ...Country[]]> = { "en-us": ["US", "CA"], "fr-ca": ["CA"] };

/** Returns the country whose prices are shown: the one that is known, else that of most of the language's readers. */
export function pricedCountry(lang: Lang, country?: string | null): Country {
  return isPriced(country) ? country : READ_IN[lang][0];
}

/** Returns the short price of a service, `from $4`; null where content has none. */
export function fromPrice(price: Price | undefined, lang: Lang): string | null {
  return price?.from ? WORDS[lang].from(price.from) : null;
}

/** Returns a service with its short price, `House key from $4`; null where content has none. */
export function pricedName(service: Priced, prices: CountryPrices, lang: Lang): string | null {
  const price = fromPrice(prices[service], lang);
  return price && `${WORDS[lang].names[service]} ${price}`;
}

/** Returns the service of a kiosk that makes what has a price. */
export function serviceOfPriced(priced: Priced): Exclude<Priced, "printedKey"> {
  return priced === "printedKey" ? "keyCopy" : priced;
}

/** Returns a service with its price in a few words, `House key from about $4`; null where content has none. */
export function pricedText(service: Priced, prices: CountryPrices, lang: Lang): string | null {
  const price = prices[service];
  return price ? `${WORDS[lang].names[service]} ${price.text}` : null;
}

/** Returns a service as something with a price; null for what has none. */
export function toPriced(service: string | null | undefined): Priced | null {
  return PRICED.find((one) => one === service) ?? null;
}

/** Returns the amount of a price with its currency by ISO 4217; null where the editor's words are not one amount in dollars. */
export function amountOf(price: Price | undefined, country: Country): { amount: string; currency: string } | null {
  const [, before, after] = /^(?:\$\s?(\d{1,5}(?:[.,]\d\d)?)|(\d{1,5}(?:[.,]\d\d)?)\s?\$(?:\s?US)?)$/.exec(price?.from ?? "") ?? [];
  const amount = (before ?? after)?.replace(",", ".");
  return amount === undefined ? null : { amount, currency: country === "CA" ? "CAD" : "USD" };
}
