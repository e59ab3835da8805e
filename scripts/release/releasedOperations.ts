/** Operations by the SHA-256 of their texts, as codegen prints them. */
export type OperationsByHash = Readonly<Record<string, { name: string; text: string }>>;

/** The operations of earlier releases, each with the newest release that contains it. */
export interface ReleasedOperations {
  /** Newest first. */
  releases: readonly string[];
  operations: Readonly<Record<string, { name: string; text: string; release: string }>>;
}

/** The number of releases whose operations the BFF executes. */
export const MAX_RELEASES = 10;

/** Adds a release and its operations, and drops operations that none of the last MAX_RELEASES releases contains. */
export function addRelease(before: ReleasedOperations, release: string, sent: OperationsByHash): ReleasedOperations {
  const releases = [release, ...before.releases.filter((name) => name !== release)].slice(0, MAX_RELEASES);
  const added = Object.entries(sent).map(([hash, operation]) => [hash, { ...operation, release }] as const);
  const all = { ...before.operations, ...Object.fromEntries(added) };
  return { releases, operations: Object.fromEntries(Object.entries(all).filter(([, operation]) => releases.includes(operation.release))) };
}
