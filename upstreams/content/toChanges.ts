import type { DocumentsByPath } from "./documentFolder";
import type { Overlay, RepositoryState } from "./repository";

/** The changes of a publish, in the format of the service's webhook. */
export interface Changes {
  masterRef: string;
  /** Ids of the documents that were added, edited or removed. */
  documents: string[];
  releases: Partial<Record<"addition" | "update" | "deletion", ReleaseChange[]>>;
}

interface ReleaseChange {
  id: string;
  ref: string;
  label: string;
  documents: readonly string[];
}

/** Returns the changes between two states; undefined if clients would see no difference. */
export function toChanges(before: RepositoryState, after: RepositoryState): Changes | undefined {
  const documents = toChangedIds(before.documents, after.documents);
  const releases = toReleaseChanges(before.releases, after.releases);
  if (documents.length === 0 && Object.keys(releases).length === 0) return undefined;
  return { masterRef: after.master.ref, documents, releases };
}

function toChangedIds(before: DocumentsByPath, after: DocumentsByPath): string[] {
  const ids = new Set<string>();
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, current] = [before.get(path), after.get(path)];
    if (old?.revision === current?.revision) continue;
    for (const document of [old, current]) if (document) ids.add(document.id);
  }
  return [...ids];
}

function toReleaseChanges(before: readonly Overlay[], after: readonly Overlay[]) {
  const changes = {
    addition: after.filter(({ label }) => !findByLabel(before, label)),
    update: after.filter(({ label, revision }) => {
      const old = findByLabel(before, label);
      return old && old.revision !== revision;
    }),
    deletion: before.filter(({ label }) => !findByLabel(after, label)),
  };
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([, releases]) => releases.length > 0)
      .map(([kind, releases]) => [kind, releases.map(toReleaseChange)]),
  );
}

function findByLabel(overlays: readonly Overlay[], label: string): Overlay | undefined {
  return overlays.find((overlay) => overlay.label === label);
}

function toReleaseChange({ id, label, snapshot, documentIds }: Overlay): ReleaseChange {
  return { id, ref: snapshot.ref, label, documents: documentIds };
}
