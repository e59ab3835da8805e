/**
 * What an answer was made of, collected while it is made. It decides whether other visitors may be sent the answer, and until when
 * (bff/answers).
 */
export interface Provenance {
  /** False once the answer contains something that belongs to one visitor, that its source forbids to cache, or that is incomplete. */
  isShareable: boolean;
  /** The versions of the data it was made of, by name. */
  versions: Record<string, string>;
  /** Ids of the documents that it was made of. */
  documents: Set<string>;
}

/** Returns the provenance of an answer that nothing has been added to yet. */
export function createProvenance(): Provenance {
  return { isShareable: true, versions: {}, documents: new Set() };
}
