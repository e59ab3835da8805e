const values = globalThis as typeof globalThis & { keyway?: Map<string, unknown> };

/**
 * The one value of this name in the process, made when it is first asked for. A module's own variable is none: the bundles that Next makes
 * of routes, proxy and pages have a copy of each module, and so has site/server.ts.
 */
export function processWide<T>(name: string, create: () => T): T {
  const known = (values.keyway ??= new Map());
  if (!known.has(name)) known.set(name, create());
  return known.get(name) as T;
}
