/** How long values of one source are served without asking, and how long they may then stand in when it fails. */
export interface CachePolicy {
  source: string;
  /** What fails together (lib/breaker.ts): the source, or a part of it that can fail while the rest answers. */
  circuit?: string;
  ttlMs: number;
  staleMs: number;
  /** Where given, only a value kept under the same version is fresh; one of another version may still stand in. */
  version?: string;
  /**
   * For what takes longer to load than a request may wait: milliseconds that a load may go on for after everybody who
   * waited has left, so that the next one finds it. Meanwhile a value of the same version is served, as with `renewMs`.
   */
  loadMs?: number;
  /**
   * For so many milliseconds beyond its time a value of the same version is served while a newer one is loaded. Not at all where nothing is
   * said; with `loadMs`, as long as it may stand in.
   */
  renewMs?: number;
}

export interface Cached<T> {
  value: T;
  /** True where the source failed and an older value stands in. */
  stale: boolean;
}

/** The name under which the breaker counts the failures of what a policy is for. */
export function circuitOf({ circuit, source }: CachePolicy): string {
  return circuit ?? source;
}
