type Resolver = (...args: never[]) => unknown;

const pureResolvers = new WeakSet<Resolver>();

/**
 * Marks a resolver that reads nothing but its parent and its arguments, and answers at once: of one parent, its value is the same for each
 * request. What is made of such values alone is written once for all answers (bff/execution/jsonCache.ts).
 */
export function pure<R extends Resolver>(resolve: R): R {
  pureResolvers.add(resolve);
  return resolve;
}

/** Whether a resolver is marked so. */
export function isPure(resolve: Resolver): boolean {
  return pureResolvers.has(resolve);
}
