/** A value, or a promise of it. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * Returns what `then` makes of a value: at once when the value is no promise, since promises cost more than what is done with most values.
 * `onFailure` handles a rejected promise.
 */
export function whenReady<T, R>(
  value: MaybePromise<T>,
  then: (value: T) => MaybePromise<R>,
  onFailure?: (error: unknown) => R,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(then, onFailure) : then(value);
}

/** Returns all values: at once when none of them is a promise. */
export function allReady<T>(values: readonly MaybePromise<T>[]): MaybePromise<T[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as T[]);
}

/** Returns a function that loads once, on its first call, and returns that result from then on. */
export function lazy<T>(load: () => MaybePromise<T>): () => MaybePromise<T> {
  let loaded: { value: MaybePromise<T> } | undefined;
  return () => (loaded ??= { value: load() }).value;
}
