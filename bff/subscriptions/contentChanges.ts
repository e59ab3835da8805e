import { setTimeout as delay } from "node:timers/promises";

interface Options {
  /** Returns the version that the visitor sees now; null while the content repository does not answer. */
  readVersion(): Promise<string | null>;
  /** Milliseconds between two reads. */
  everyMs: number;
  signal: AbortSignal;
}

/** Yields the version of the content now, and each one that follows, until the signal aborts. */
export async function* contentChanges({ readVersion, everyMs, signal }: Options): AsyncGenerator<string, void, void> {
  let last: string | null = null;
  while (!signal.aborted) {
    const version = await readVersion().catch(() => null);
    if (version !== null && version !== last && !signal.aborted) yield version;
    last = version ?? last;
    // Rejects when the signal aborts, which ends the loop.
    await delay(everyMs, undefined, { ref: false, signal }).catch(() => {});
  }
}
