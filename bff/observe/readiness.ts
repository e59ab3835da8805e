/** The sources that a server needs before it is sent requests. */
type NeededSource = "content" | "kiosks";

type SourceState = "pending" | "loaded" | "failed";

/** Whether the server should be sent requests. */
export interface Readiness {
  /** Records whether a source's shared data was loaded. */
  note(source: NeededSource, state: "loaded" | "failed"): void;
  /** Makes the server not ready, for good. */
  shutDown(): void;
  /**
   * Returns ready once each source has loaded or failed. A failed source must not keep the server out of service: last good values or other
   * sources may serve.
   */
  report(): { ready: boolean; sources: Record<NeededSource, SourceState> };
}

/** Creates the record of which sources have been requested since the start. */
export function createReadiness(): Readiness {
  const sources: Record<NeededSource, SourceState> = { content: "pending", kiosks: "pending" };
  let isShuttingDown = false;
  return {
    note: (source, state) => void (sources[source] = state),
    shutDown: () => void (isShuttingDown = true),
    report: () => ({ ready: !isShuttingDown && !Object.values(sources).includes("pending"), sources: { ...sources } }),
  };
}
