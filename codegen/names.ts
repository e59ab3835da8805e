import { pascalCase, pascalCaseTransformMerge } from "pascal-case";

/** Joins model ids into a type name in the way of Prismic's own type generator. */
export function typeName(...parts: string[]): string {
  const name = pascalCase(parts.join(" "), { transform: pascalCaseTransformMerge });
  return /^\d/.test(name) ? `_${name}` : name;
}

/** Returns the component name that Slice Machine gives a slice in slices/index.ts: `Call to Action` -> `CallToAction`. */
export function componentName(sliceName: string): string {
  return pascalCase(sliceName);
}

/** Whether an id is a valid field name in GraphQL, which reserves names that begin with two underscores. */
export function isGraphqlName(id: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(id) && !id.startsWith("__");
}

/**
 * Returns the GraphQL name for an id of the models, which may contain hyphens or begin with a digit: `site-menu` -> `site_menu`,
 * `404` -> `_404`.
 */
export function graphName(id: string): string {
  return id.replaceAll("-", "_").replace(/^\d/, "_$&");
}

/** Returns the name of a field of Query for an id of the models, in the case of the graph's own names: `app_bar` -> `appBar`. */
export function queryName(id: string): string {
  return graphName(id.replaceAll(/(?<=.)[_-]+(.)/g, (_, letter: string) => letter.toUpperCase()));
}
