/** A value that is there, or is waited for. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * What is made of a value, at once where it is there: promises cost more than what is done with most values. `onFailure` makes something of
 * what a promise fails with.
 */
export function whenReady<T, R>(
  value: MaybePromise<T>,
  then: (value: T) => MaybePromise<R>,
  onFailure?: (error: unknown) => R,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(then, onFailure) : then(value);
}

/** All of some values, at once where they are there. */
export function allReady<T>(values: readonly MaybePromise<T>[]): MaybePromise<T[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as T[]);
}

/** Loads once, and remembers what comes of it. */
export function lazy<T>(load: () => MaybePromise<T>): () => MaybePromise<T> {
  let loaded: { value: MaybePromise<T> } | undefined;
  return () => (loaded ??= { value: load() }).value;
}
