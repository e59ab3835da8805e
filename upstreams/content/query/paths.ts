import { createParsingFault } from "../contentFault";
import type { StoredDocument } from "../documentFile";
import type { Snapshot } from "../snapshot";

/** A parsed path of a query. */
export interface Path {
  text: string;
  /** The only type whose documents have the path, set for `my.TYPE.FIELD`. */
  type: string | undefined;
  /** Returns all values at the path: several for tags and for fields inside a group. */
  read(document: StoredDocument): readonly unknown[];
}

const documentFields: Record<string, (document: StoredDocument) => readonly unknown[]> = {
  "document.id": ({ id }) => [id],
  "document.type": ({ type }) => [type],
  "document.tags": ({ tags }) => tags,
  "document.first_publication_date": (document) => [document.first_publication_date],
  "document.last_publication_date": (document) => [document.last_publication_date],
  document: ({ uid, data }) => [uid, data],
};

/** Parses a path. Throws a 400 that names a path unknown to the repository. */
export function toPath(text: string, snapshot: Snapshot, column: number): Path {
  const ofDocument = documentFields[text];
  if (ofDocument) return { text, type: undefined, read: ofDocument };
  const [root, type = "", ...field] = text.split(".");
  const isKnown = root === "my" && (field.length === 1 || field.length === 2) && snapshot.types.has(type) && snapshot.hasField(type, field);
  if (!isKnown) throw createParsingFault(`unexpected field '${text}' at column ${column}`, column);
  return {
    text,
    type,
    read: (document) => {
      if (document.type !== type) return [];
      // Prismic finds a document by its former uids, too.
      const former = text.endsWith(".uid") && field.length === 1 ? snapshot.formerUidsOf(document) : [];
      return [...readField(document, field), ...former];
    },
  };
}

function readField({ uid, data }: StoredDocument, [field = "", inner]: readonly string[]) {
  if (inner === undefined) return [field === "uid" ? uid : data[field]];
  const group = data[field];
  return Array.isArray(group) ? group.map((item) => Object(item)[inner] as unknown) : [];
}
