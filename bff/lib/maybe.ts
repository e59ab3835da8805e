/** A value that is there, or is waited for. */
export type Maybe<T> = T | Promise<T>;

/**
 * What is made of a value, at once where it is there: promises cost more than what is done with most values. `onFailure` makes something of
 * what a promise fails with.
 */
export function after<T, R>(value: Maybe<T>, then: (value: T) => Maybe<R>, onFailure?: (error: unknown) => R): Maybe<R> {
  return value instanceof Promise ? value.then(then, onFailure) : then(value);
}

/** All of some values, at once where they are there. */
export function all<T>(values: readonly Maybe<T>[]): Maybe<T[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as T[]);
}

/** Loads once, and remembers what comes of it. */
export function lazily<T>(load: () => Maybe<T>): () => Maybe<T> {
  let loaded: { value: Maybe<T> } | undefined;
  return () => (loaded ??= { value: load() }).value;
}
