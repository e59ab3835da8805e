type Resolver = (...args: never[]) => unknown;

const pureResolvers = new WeakSet<Resolver>();

/**
 * Marks a resolver that reads only its parent and its arguments, and returns at once: for one parent, its value is the same in each
 * request. JSON made only of such values is written once for all answers (bff/execution/jsonCache.ts).
 */
export function pure<R extends Resolver>(resolve: R): R {
  pureResolvers.add(resolve);
  return resolve;
}

/** Returns whether a resolver is marked as pure. */
export function isPure(resolve: Resolver): boolean {
  return pureResolvers.has(resolve);
}
