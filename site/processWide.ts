const values = globalThis as typeof globalThis & { keyway?: Map<string, unknown> };

/**
 * Returns the value of this name that is shared by the whole process; creates it on the first call. A module variable is not shared: Next
 * bundles a copy of each module for routes, proxy and pages, and site/server.ts has another one.
 */
export function processWide<T>(name: string, create: () => T): T {
  const instances = (values.keyway ??= new Map());
  if (!instances.has(name)) instances.set(name, create());
  return instances.get(name) as T;
}
