import { toUrl } from "#shared/toUrl.ts";
import vocabulary from "./schemaOrg.vocabulary.json" with { type: "json" };

/*
 * schema.org's definitions, of release 30.0 (schemaorg-current-https.jsonld), of the types that the site uses and of their supertypes:
 * the properties of each type, and their allowed values.
 */

interface SchemaClass {
  above: string[];
  properties: Record<string, string[]>;
}

const CLASSES = vocabulary.classes as Record<string, SchemaClass | undefined>;

/** Returns a type and its supertypes. */
function lineage(type: string): string[] {
  return [...new Set([type, ...(CLASSES[type]?.above.flatMap(lineage) ?? [])])];
}

/** Returns the allowed types of a property's values; null if the type or the property does not exist. */
function rangeOf(type: string, property: string): string[] | null {
  const found = lineage(type).flatMap((one) => CLASSES[one]?.properties[property] ?? []);
  return found.length > 0 ? found : null;
}

const SCALARS: Record<string, readonly string[]> = {
  string: ["Text", "URL", "Date", "DateTime", "Time", "DayOfWeek"],
  number: ["Number", "Integer"],
  boolean: ["Boolean"],
};

/** Whether schema.org allows a value in a property: a typed object, a string, a number or a boolean. */
export function mayHold(type: string, property: string, value: unknown): boolean {
  const range = rangeOf(type, property);
  if (!range) return false;
  if (Array.isArray(value)) return value.every((one) => mayHold(type, property, one));
  if (typeof value !== "object" || value === null) {
    const isAddress = typeof value === "string" && toUrl(value) !== null;
    // An object may be given by its URL.
    return isAddress || (SCALARS[typeof value] ?? []).some((one) => range.includes(one));
  }
  const held = (value as { "@type"?: string })["@type"];
  return held === undefined || lineage(held).some((one) => range.includes(one));
}
