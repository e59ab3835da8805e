import { pascalCase, pascalCaseTransformMerge } from "pascal-case";

/** Joins model ids into a type name exactly as Prismic's own type generator does. */
export function typeName(...parts: string[]): string {
  const name = pascalCase(parts.join(" "), { transform: pascalCaseTransformMerge });
  return /^\d/.test(name) ? `_${name}` : name;
}

/** Whether an id can stand as a field name in GraphQL. Names beginning with two underscores belong to GraphQL itself. */
export function isGraphqlName(id: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(id) && !id.startsWith("__");
}
