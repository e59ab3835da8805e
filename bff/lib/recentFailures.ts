import { LRUCache } from "lru-cache";
import { SourceError } from "./errors";

/** Milliseconds for which a failure is the answer to the same question: well below the 5 s that one may be kept. */
const FAILED_MS = 1000;

interface RecentFailuresOptions {
  /** Most questions to remember. */
  max: number;
  now: () => number;
}

/** Remembers for a moment which questions an upstream has failed to answer, so that it is not asked the same again at once. */
export function createRecentFailures({ max, now }: RecentFailuresOptions) {
  const failures = new LRUCache<string, { error: SourceError; until: number }>({ max });
  return {
    /** The failure of a moment ago; undefined where there is none. */
    find(question: string): SourceError | undefined {
      const failure = failures.get(question);
      return failure && now() < failure.until ? failure.error : undefined;
    },

    /** Notes the upstream's failure to answer some questions. An aborted call and a failure with a code of the source's own do not count. */
    note(questions: readonly string[], error: unknown): void {
      if (!(error instanceof SourceError && error.code.startsWith("UPSTREAM_"))) return;
      for (const question of questions) failures.set(question, { error, until: now() + FAILED_MS });
    },
  };
}
