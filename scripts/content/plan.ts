import { ContentToolError } from "./connect";
import type { ImportMap } from "./importMap";
import { type LocalDocument, type LocalFile, readLocalFile, toFileName } from "./localContent";
import { listBadDrawings } from "./uploadFiles";
import { mapData } from "./walk";

/** What an import has still to send. */
export interface ImportPlan {
  uploads: LocalFile[];
  documents: LocalDocument[];
}

/** Plans an import. Throws a ContentToolError that lists links to documents that are not in the folder, and drawings that are refused. */
export function planImport(folder: string, documents: readonly LocalDocument[], map: ImportMap): ImportPlan {
  const ids = new Set(documents.map(({ id }) => id));
  const names = new Set<string>();
  const broken: string[] = [];
  for (const { path, data } of documents) {
    const note = (url: string) => {
      const name = toFileName(url);
      if (name !== undefined) names.add(name);
    };
    mapData(data, {
      document: ({ id }) => ids.has(id) || broken.push(`${path} links to ${id}, which is no document here`),
      file: ({ url }) => note(url),
      picture: (picture) => (note(picture.url), picture),
      slice: (slice) => slice,
    });
  }
  const files = [...names].map((name) => readLocalFile(folder, name));
  const faults = [...broken, ...listBadDrawings(files)];
  if (faults.length > 0) throw new ContentToolError(faults.join("\n"));
  return {
    uploads: files.filter(({ name }) => !map.files[name]),
    documents: documents.filter(({ id }) => !map.documents[id]?.isWritten),
  };
}
