import { fieldNames } from "./__generated__/fieldNames";

/**
 * Renames aliased fields of content to their models' names. Operations use aliases if fields of one name have several types, or if GraphQL
 * does not allow the name (docs/decisions/036); the answers' types have the models' names. Values without aliases are returned as the same
 * object.
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
