import { pascalCase, pascalCaseTransformMerge } from "pascal-case";

/** Joins model ids into a type name exactly as Prismic's own type generator does. */
export function typeName(...parts: string[]): string {
  const name = pascalCase(parts.join(" "), { transform: pascalCaseTransformMerge });
  return /^\d/.test(name) ? `_${name}` : name;
}

/** The component of a slice as Slice Machine calls it in slices/index.ts: `Call to Action` -> `CallToAction`. */
export function componentName(sliceName: string): string {
  return pascalCase(sliceName);
}

/** Whether an id can stand as a field name in GraphQL. Names beginning with two underscores belong to GraphQL itself. */
export function isGraphqlName(id: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(id) && !id.startsWith("__");
}

/**
 * The name of the graph for an id of the models, which may hold hyphens and begin with a digit: `site-menu` -> `site_menu`, `404` ->
 * `_404`.
 */
export function graphName(id: string): string {
  return id.replaceAll("-", "_").replace(/^\d/, "_$&");
}
