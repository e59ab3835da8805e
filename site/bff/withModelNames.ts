import { fieldNames } from "./__generated__/fieldNames";

/**
 * An answer with the fields of content under their models' names. The operations ask for some under an alias, because fields of one name
 * have several types or GraphQL does not allow the name (docs/decisions/034); the types of the answers have the models' names already.
 * What has no alias is the same object.
 */
export function withModelNames<T>(answer: T, names: Readonly<Record<string, string>> = fieldNames): T {
  return Object.keys(names).length === 0 ? answer : (rename(answer, names) as T);
}

function rename(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => rename(entry, names));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  let isChanged = false;
  const renamed = Object.entries(value).map(([key, inner]) => {
    const name = Object.hasOwn(names, key) ? names[key]! : key;
    const now = rename(inner, names);
    isChanged ||= name !== key || now !== inner;
    return [name, now] as const;
  });
  return isChanged ? Object.fromEntries(renamed) : value;
}
