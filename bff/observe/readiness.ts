/** What a server needs from its sources before it is sent visitors. */
type NeededSource = "content" | "kiosks";

type SourceState = "pending" | "loaded" | "failed";

/** Whether the server should be sent requests. */
export interface Readiness {
  /** Notes what has come of loading what everybody needs of a source. */
  note(source: NeededSource, state: "loaded" | "failed"): void;
  /** Not ready any more, for good. */
  shutDown(): void;
  /** Ready once each source was asked. One that fails must not keep the server out for ever: last good values or other sources may do. */
  report(): { ready: boolean; sources: Record<NeededSource, SourceState> };
}

export function createReadiness(): Readiness {
  const sources: Record<NeededSource, SourceState> = { content: "pending", kiosks: "pending" };
  let isShuttingDown = false;
  return {
    note: (source, state) => void (sources[source] = state),
    shutDown: () => void (isShuttingDown = true),
    report: () => ({ ready: !isShuttingDown && !Object.values(sources).includes("pending"), sources: { ...sources } }),
  };
}
