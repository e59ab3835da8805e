import vocabulary from "./schemaOrg.vocabulary.json" with { type: "json" };

/*
 * schema.org's own definitions of the types that the site names, and of all that they derive from, as release 30.0 has them
 * (schemaorg-current-https.jsonld): which properties each of them has, and what these may hold.
 */

interface SchemaClass {
  above: string[];
  properties: Record<string, string[]>;
}

const CLASSES = vocabulary.classes as Record<string, SchemaClass | undefined>;

/** A type and all that it derives from. */
function lineage(type: string): string[] {
  return [...new Set([type, ...(CLASSES[type]?.above.flatMap(lineage) ?? [])])];
}

/** What a property of a type may hold, by schema.org; null where the type, or such a property, does not exist. */
export function rangeOf(type: string, property: string): string[] | null {
  const found = lineage(type).flatMap((one) => CLASSES[one]?.properties[property] ?? []);
  return found.length > 0 ? found : null;
}

const SCALARS: Record<string, readonly string[]> = {
  string: ["Text", "URL", "Date", "DateTime", "Time", "DayOfWeek"],
  number: ["Number", "Integer"],
  boolean: ["Boolean"],
};

/** Whether schema.org has a value of this kind in a property: a typed object, or words, a number, yes or no. */
export function mayHold(type: string, property: string, value: unknown): boolean {
  const range = rangeOf(type, property);
  if (!range) return false;
  if (Array.isArray(value)) return value.every((one) => mayHold(type, property, one));
  if (typeof value !== "object" || value === null) {
    const isAddress = typeof value === "string" && URL.canParse(value);
    // Whatever stands at an address may be named by it.
    return isAddress || (SCALARS[typeof value] ?? []).some((one) => range.includes(one));
  }
  const held = (value as { "@type"?: string })["@type"];
  return held === undefined || lineage(held).some((one) => range.includes(one));
}
