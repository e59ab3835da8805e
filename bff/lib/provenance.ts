/**
 * What an answer is made of, collected while it is made. It decides whether others may be sent the answer, and until when (bff/answers).
 */
export interface Provenance {
  /** False once anything has gone into it that is one visitor's own, of Places, or less than whole. */
  isShareable: boolean;
  /** The versions of what it was made of, by name. */
  versions: Record<string, string>;
}

/** That of an answer of which nothing is known yet. */
export function createProvenance(): Provenance {
  return { isShareable: true, versions: {} };
}
