/** `hit`: a kept value was served. `miss`: the source had to be asked. `stale`: an old value was served since the source fails. */
export type CacheOutcome = "hit" | "miss" | "stale";

/** One attempt at an upstream, under way. */
interface CallTelemetry {
  /** By which the upstream can tell which request it works for. */
  headers: Readonly<Record<string, string>>;
  /** To be called once: with the status of the answer, or with what was thrown. */
  end(result: { status: number } | { error: unknown }): void;
}

/** What `lib` reports while it works. Implementations take no time worth mentioning, and never throw. */
export interface Telemetry {
  startCall(source: string, method: string): CallTelemetry;
  /** An upstream has refused for now, and is asked again after a wait. */
  retry(source: string): void;
  /** So many values of a source were looked for in a cache. A miss whose load fails can be followed by a stale one. */
  cacheRead(source: string, outcome: CacheOutcome, count: number): void;
}

/** For tests, and for code that needs no watching. */
export const NO_TELEMETRY: Telemetry = {
  startCall: () => ({ headers: {}, end() {} }),
  retry() {},
  cacheRead() {},
};
