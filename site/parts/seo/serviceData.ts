import { toMediaPath } from "../../ui/ContentImage/mediaPath";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import type { Lang } from "../../i18n/languages";
import { READ_IN, toPriced } from "../../i18n/prices";
import type { Chrome } from "../chrome/chrome";
import type { ServicePage } from "../content/pageTypes";
import { COUNTRIES, toProvider } from "./organizationData";
import { priceSpecification } from "./structuredData";

/** Returns a service as Service (schema.org), with the business as provider; null when the editor has not named it yet. */
export function serviceData(
  { url, data }: Pick<ServicePage, "url" | "data">,
  siteUrl: string,
  { brand, prices }: Pick<Chrome, "brand" | "prices">,
  lang: Lang,
): StructuredData | null {
  const name = data.card_title || data.meta_title;
  if (!name) return null;
  const description = data.meta_description || data.card_text;
  const priced = toPriced(data.service);
  const offers = READ_IN[lang].flatMap((country) => {
    const price = priced && priceSpecification(prices[country]?.[priced], country);
    return price ? [{ "@type": "Offer", priceSpecification: price, eligibleRegion: country }] : [];
  });
  const image = data.card_image?.url;
  return {
    "@type": "Service",
    name,
    ...(description ? { description } : {}),
    ...(url ? { url: `${siteUrl}${url}` } : {}),
    ...(image ? { image: `${siteUrl}${toMediaPath(image)}` } : {}),
    ...(offers.length > 0 && { offers }),
    areaServed: COUNTRIES,
    provider: toProvider(siteUrl, brand),
  };
}
