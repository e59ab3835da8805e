import { setTimeout as delay } from "node:timers/promises";
import { GraphQLError } from "graphql";
import { SourceError } from "../../lib/errors";
import { PREVIEW_EXPIRED } from "../../sources/prismic/errors";

interface Options {
  /** Returns the version that the visitor sees now; null while the content repository does not answer. */
  readVersion(): Promise<string | null>;
  /** Milliseconds between two reads. */
  everyMs: number;
  signal: AbortSignal;
}

/**
 * Yields the version of the content now, and each one that follows, until the signal aborts. Throws a GraphQLError when the visitor's
 * preview is over; other failures pass.
 */
export async function* contentChanges({ readVersion, everyMs, signal }: Options): AsyncGenerator<string, void, void> {
  let last: string | null = null;
  while (!signal.aborted) {
    const version = await readVersion().catch(toNull);
    if (version !== null && version !== last && !signal.aborted) yield version;
    last = version ?? last;
    // Rejects when the signal aborts, which ends the loop.
    await delay(everyMs, undefined, { ref: false, signal }).catch(() => {});
  }
}

function toNull(error: unknown): null {
  const { code } = PREVIEW_EXPIRED;
  if (error instanceof SourceError && error.code === code) throw new GraphQLError("The preview is over.", { extensions: { code } });
  return null;
}
