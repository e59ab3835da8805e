/** Returns a function that calls `load` the first time, and returns that result from then on. */
export function lazy<T>(load: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: load() }).value;
}
