/** `hit`: a cached value was served. `miss`: the source was called. `stale`: an old value was served because the source failed. */
export type CacheOutcome = "hit" | "miss" | "stale";

/** One attempt at a call to an upstream, under way. */
interface CallTelemetry {
  /** By these the upstream can tell for which request the call is made. */
  headers: Readonly<Record<string, string>>;
  /** To be called once: with the status of the response and the size of its body, or with what was thrown. */
  end(result: { status: number; bytes: number } | { error: unknown }): void;
}

/** What `lib` reports while it works. Implementations must be fast and never throw. */
export interface Telemetry {
  /** `url` is as it is sent, with any credentials in its query. */
  startCall(source: string, method: string, url: string): CallTelemetry;
  /** A call is made again: after a wait, since the upstream refused it, or at once, since its connection broke. */
  retry(source: string): void;
  /** Counts reads of a source's values from a cache. A miss whose load fails can be followed by a stale one. */
  cacheRead(source: string, outcome: CacheOutcome, count: number): void;
}

/** Does nothing: for tests, and for code that is not observed. */
export const NO_TELEMETRY: Telemetry = {
  startCall: () => ({ headers: {}, end() {} }),
  retry() {},
  cacheRead() {},
};
