import { mayHold } from "./schemaVocabulary";

/**
 * The part of schema.org's vocabulary that the site uses, with the properties that search engines require. Allowed values are
 * checked against schema.org's definitions (schemaVocabulary); required properties are from Google's documentation.
 */
const THING = ["@id", "name", "description", "url", "image"];
const ORGANIZATION = [...THING, "logo", "email", "telephone", "faxNumber", "address", "areaServed", "contactPoint", "makesOffer"];
const BUSINESS = [...ORGANIZATION, "geo", "hasMap", "parentOrganization", "openingHoursSpecification", "specialOpeningHoursSpecification"];

const TYPES: Record<string, { may: readonly string[]; must: readonly string[] }> = {
  Organization: { may: ORGANIZATION, must: ["name", "url"] },
  WebSite: { may: [...THING, "inLanguage", "publisher"], must: ["name", "url"] },
  BreadcrumbList: { may: ["itemListElement"], must: ["itemListElement"] },
  ItemList: { may: ["numberOfItems", "itemListElement"], must: ["itemListElement"] },
  City: { may: ["name"], must: ["name"] },
  ListItem: { may: ["position", "name", "item"], must: ["position", "name", "item"] },
  Service: { may: [...THING, "areaServed", "provider"], must: ["name"] },
  FAQPage: { may: ["mainEntity"], must: ["mainEntity"] },
  Question: { may: ["name", "acceptedAnswer"], must: ["name", "acceptedAnswer"] },
  Answer: { may: ["text"], must: ["text"] },
  LocalBusiness: { may: BUSINESS, must: ["name", "address"] },
  Locksmith: { may: BUSINESS, must: ["name", "address"] },
  PostalAddress: { may: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"], must: [] },
  GeoCoordinates: { may: ["latitude", "longitude"], must: ["latitude", "longitude"] },
  OpeningHoursSpecification: { may: ["dayOfWeek", "opens", "closes", "validFrom", "validThrough"], must: ["opens", "closes"] },
  Offer: { may: ["itemOffered", "priceSpecification"], must: ["itemOffered"] },
  PriceSpecification: { may: ["minPrice", "priceCurrency"], must: ["minPrice", "priceCurrency"] },
  Country: { may: ["name"], must: ["name"] },
  ContactPoint: { may: ["contactType", "telephone", "areaServed", "availableLanguage"], must: ["telephone", "contactType"] },
};

/** Returns the faults of structured data; empty if it is valid. */
export function schemaFaults(data: unknown, path = "$"): string[] {
  if (data === null || data === undefined || data === "") return [`${path} is empty`];
  if (Array.isArray(data))
    return data.length === 0 ? [`${path} is empty`] : data.flatMap((one, index) => schemaFaults(one, `${path}[${index}]`));
  if (typeof data !== "object") return urlFaults(data, path);
  const { "@context": context, "@type": type, ...fields } = data as Record<string, unknown>;
  const isReference = type === undefined && Object.keys(fields).join() === "@id";
  if (isReference) return [];
  const definition = TYPES[String(type)];
  if (!definition) return [`${path} is of the unknown type ${String(type)}`];
  return [
    ...(path === "$" && context !== "https://schema.org" ? [`${path} has the context ${String(context)}`] : []),
    ...definition.must.filter((name) => !(name in fields)).map((name) => `${path} (${String(type)}) lacks ${name}`),
    ...Object.keys(fields)
      .filter((name) => !definition.may.includes(name))
      .map((name) => `${path} (${String(type)}) may not have ${name}`),
    ...Object.entries(fields)
      .filter(([name, value]) => definition.may.includes(name) && name !== "@id" && !mayHold(String(type), name, value))
      .map(([name]) => `${path} (${String(type)}) has an invalid value in ${name}`),
    ...Object.entries(fields).flatMap(([name, value]) => schemaFaults(value, `${path}.${name}`)),
  ];
}

const ADDRESSES = /\.(@id|url|image|logo|item|hasMap)$/;

function urlFaults(value: unknown, path: string): string[] {
  return ADDRESSES.test(path) && !/^https?:\/\/[^/]+\//.test(String(value)) ? [`${path} is not an absolute URL: ${String(value)}`] : [];
}
