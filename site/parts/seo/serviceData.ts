import { toMediaPath } from "../../ui/ContentImage/mediaPath";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import type { ServicePage } from "../content/pageTypes";
import { COUNTRIES, toProvider } from "./organizationData";

/** Returns a service as Service (schema.org), with the business as provider; null when the editor has not named it yet. */
export function serviceData({ url, data }: Pick<ServicePage, "url" | "data">, siteUrl: string, brand: string): StructuredData | null {
  const name = data.card_title || data.meta_title;
  if (!name) return null;
  const description = data.meta_description || data.card_text;
  const image = data.card_image?.url;
  return {
    "@type": "Service",
    name,
    ...(description ? { description } : {}),
    ...(url ? { url: `${siteUrl}${url}` } : {}),
    ...(image ? { image: `${siteUrl}${toMediaPath(image)}` } : {}),
    areaServed: COUNTRIES,
    provider: toProvider(siteUrl, brand),
  };
}
