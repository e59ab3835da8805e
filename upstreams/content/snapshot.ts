import { toStableId } from "../lib/hash";
import type { DocumentsByPath } from "./documentFolder";
import type { StoredDocument } from "./documentFile";

/** The documents of one ref. */
export interface Snapshot {
  ref: string;
  documents: readonly StoredDocument[];
  byId: ReadonlyMap<string, StoredDocument>;
  types: ReadonlySet<string>;
  tags: readonly string[];
  /** Returns the uids that a document had before, and that no other document of its type and language has now. */
  formerUidsOf(document: StoredDocument): string[];
  translationsOf(document: StoredDocument): StoredDocument[];
  /** Whether any document of the type has the field, or the field inside one of its groups. */
  hasField(type: string, field: readonly string[]): boolean;
}

/** Returns a hash of the documents, which is part of their ref. */
export function toRevision(documents: DocumentsByPath): string {
  return toStableId([...documents.values()].map(({ revision }) => revision).join());
}

/** Every uid that a document has had, by the document's id. */
export type UidHistory = ReadonlyMap<string, ReadonlySet<string>>;

/** Creates the snapshot of a ref. */
export function createSnapshot(ref: string, byPath: DocumentsByPath, history: UidHistory = new Map()): Snapshot {
  const documents = [...byPath.values()];
  const translations = new Map<string, StoredDocument[]>();
  for (const document of documents) {
    const key = toTranslationKey(document);
    translations.set(key, [...(translations.get(key) ?? []), document]);
  }
  const currentUids = new Set(documents.map(toUidKey));
  return {
    ref,
    documents,
    byId: new Map(documents.map((document) => [document.id, document])),
    types: new Set(documents.map(({ type }) => type)),
    tags: [...new Set(documents.flatMap(({ tags }) => tags))].sort(),
    formerUidsOf: (document) => [...(history.get(document.id) ?? [])].filter((uid) => !currentUids.has(toUidKey({ ...document, uid }))),
    translationsOf: (document) => (translations.get(toTranslationKey(document)) ?? []).filter(({ id }) => id !== document.id),
    hasField: (type, field) => documents.some((document) => document.type === type && hasField(document, field)),
  };
}

function toUidKey({ type, lang, uid }: Pick<StoredDocument, "type" | "lang" | "uid">): string {
  return `${lang} ${type} ${uid}`;
}

function toTranslationKey({ type, name }: StoredDocument): string {
  return `${type}/${name}`;
}

function hasField({ uid, data }: StoredDocument, [field = "", inner]: readonly string[]): boolean {
  if (inner !== undefined) {
    const group = data[field];
    return Array.isArray(group) && group.some((item) => inner in Object(item));
  }
  return field === "uid" ? uid !== null : data[field] !== undefined;
}
