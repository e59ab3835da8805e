import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { toStableId } from "../lib/hash";
import { createDocumentFolder, listClashes, type DocumentFolder, type DocumentsByPath } from "./documentFolder";
import { loadExperiments, type Experiment } from "./experiments";
import { createSnapshot, toRevision, type Snapshot } from "./snapshot";

/** The folders of a repository. Overlays are optional, and their folders may be missing. */
export interface ContentFolders {
  documents: string;
  releases?: string;
  previews?: string;
  experiments?: string;
}

/** Documents that replace or extend the master's under their own ref. */
export interface Overlay {
  id: string;
  label: string;
  revision: string;
  documentIds: readonly string[];
  snapshot: Snapshot;
}

/** The content of the repository at one moment. */
export interface RepositoryState {
  master: Snapshot;
  documents: DocumentsByPath;
  releases: readonly Overlay[];
  previews: readonly Overlay[];
  experiments: readonly (Experiment & { overlays: readonly Overlay[] })[];
}

/** Reads the files into a state. For files with faults, the last valid version is kept. */
export interface RepositoryReader {
  read(): { state: RepositoryState; faults: string[] };
}

/** Opens the folders of a repository. */
export function createRepositoryReader(folders: ContentFolders): RepositoryReader {
  const opened = new Map<string, DocumentFolder>();
  let lastGood: DocumentsByPath = new Map();
  // Prismic never deletes them; this stand-in, until it ends.
  const history = new Map<string, Set<string>>();

  const readFolder = (path: string) => {
    const folder = opened.get(path) ?? createDocumentFolder(path);
    opened.set(path, folder);
    return folder.read();
  };

  return {
    read() {
      const faults: string[] = [];
      const reading = readFolder(folders.documents);
      const clashes = listClashes(reading.documents);
      faults.push(...reading.faults, ...clashes);
      if (clashes.length === 0) lastGood = reading.documents;
      const documents = lastGood;
      for (const { id, uid } of documents.values()) if (uid !== null) history.set(id, (history.get(id) ?? new Set()).add(uid));
      const master = createSnapshot(toRevision(documents), documents, history);

      const readOverlays = (parent: string | undefined): Overlay[] =>
        listFolders(parent).map((label) => {
          const over = readFolder(join(parent!, label));
          const laidOver = new Map([...documents, ...over.documents]);
          const overlayClashes = listClashes(laidOver);
          faults.push(...over.faults, ...overlayClashes);
          const revision = toRevision(over.documents);
          return {
            id: toStableId(join(parent!, label)),
            label,
            revision,
            documentIds: [...over.documents.values()].map(({ id }) => id),
            snapshot: overlayClashes.length > 0 ? master : createSnapshot(`${revision}~${master.ref}`, laidOver, history),
          };
        });

      const parent = folders.experiments;
      const running = loadExperiments(parent ?? "", listFolders(parent));
      faults.push(...running.faults);
      const state = {
        master,
        documents,
        releases: readOverlays(folders.releases),
        previews: readOverlays(folders.previews),
        experiments: running.experiments.map((experiment) => ({
          ...experiment,
          overlays: readOverlays(join(parent!, experiment.id)),
        })),
      };
      return { state, faults };
    },
  };
}

function listFolders(parent: string | undefined): string[] {
  if (!parent || !existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
