/** For how long values of one source are served without a call, and for how long after that they stand in when the source fails. */
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
}

/** A value in a cache, as a policy judges it. */
export interface StoredValue {
  value: unknown;
  /** Milliseconds for which the value is fresh; negative: since when it is not. */
  freshMs: number;
  /** Whether it has the policy's version. */
  isCurrent: boolean;
}

/** Whether a value is served without a call. */
export function isFresh({ isCurrent, freshMs }: StoredValue): boolean {
  return isCurrent && freshMs > 0;
}

/** Whether a value stands in when its source fails. */
export function canStandIn({ freshMs }: StoredValue, { staleMs }: CachePolicy): boolean {
  return freshMs > -staleMs;
}

/** Whether a value that is no longer fresh is served while a newer one is loaded. */
export function mayBeServedWhileRenewed({ isCurrent, freshMs }: StoredValue, { staleMs, loadMs, renewMs }: CachePolicy): boolean {
  return isCurrent && freshMs > -(renewMs ?? (loadMs && staleMs) ?? 0);
}

/** The circuit of the breaker for calls under a policy. */
export function circuitOf({ circuit, source }: CachePolicy): string {
  return circuit ?? source;
}
