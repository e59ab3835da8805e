/** For how long values of one source are served without a call, and for how long after that they may stand in when the source fails. */
export interface CachePolicy {
  source: string;
  /** Names the circuit (lib/breaker.ts): the source, or a part of it that can fail while the rest works. */
  circuit?: string;
  ttlMs: number;
  staleMs: number;
  /** When given, only a value cached under the same version is fresh; one of another version may still stand in for a failure. */
  version?: string;
  /**
   * For loads that take longer than a request may wait: milliseconds that a load may go on after all its readers have left, so that the
   * next reader finds its result. Meanwhile a value of the same version is served, as with `renewMs`.
   */
  loadMs?: number;
  /**
   * For this many milliseconds after its ttl a value of the same version is served while a newer one is loaded. Default: not at all; with
   * `loadMs`, as long as it may stand in.
   */
  renewMs?: number;
  /**
   * Whether the processes share its values, by Redis. The values are JSON and public, and a key that a visitor invents has none.
   */
  isShared?: boolean;
}

export interface Cached<T> {
  value: T;
  /** True when the source failed and an older value stands in for it. */
  stale: boolean;
}

/** Returns the name of the circuit under which the breaker counts the failures of this policy's loads. */
export function circuitOf({ circuit, source }: CachePolicy): string {
  return circuit ?? source;
}
