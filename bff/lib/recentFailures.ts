import { LRUCache } from "lru-cache";
import { SourceError } from "./errors";

/** Milliseconds for which a failure is returned for the same call: well below the 5 s that one may be kept. */
const FAILED_MS = 1000;

interface RecentFailuresOptions {
  /** Maximum number of calls to remember. */
  max: number;
  now: () => number;
}

/** Creates a short memory of failed calls, so that the same call to an upstream is not repeated at once. */
export function createRecentFailures({ max, now }: RecentFailuresOptions) {
  const failures = new LRUCache<string, { error: SourceError; until: number }>({ max });
  return {
    /** Returns the recent failure of a call; undefined when there is none. */
    find(question: string): SourceError | undefined {
      const failure = failures.get(question);
      return failure && now() < failure.until ? failure.error : undefined;
    },

    /**
     * Remembers the failure of some calls. An aborted call and a failure with a code of the source's own are not remembered. Nor is a call
     * that our queue has refused or kept until its timeout: another visitor's may have a place there.
     */
    note(questions: readonly string[], error: unknown): void {
      if (!(error instanceof SourceError && error.code.startsWith("UPSTREAM_")) || error.code === "UPSTREAM_BUSY") return;
      for (const question of questions) failures.set(question, { error, until: now() + FAILED_MS });
    },
  };
}
