import type { PrismicDocument } from "@prismicio/client";
import { type LocalDocument, type LocalFile, readLocalFile, toFileName } from "./localContent";
import { createNames, latestFile, type PushMap } from "./pushMap";
import { toContentHash, toShortForm } from "./shortForm";
import { mapData } from "./walk";

/** A document that is to be written, with the hash of what will be written. */
export interface PlannedDocument {
  document: LocalDocument;
  hash: string;
}

/** What a push would do. */
export interface PushPlan {
  /** Files that have no version of these bytes in the repository. */
  uploads: LocalFile[];
  creates: PlannedDocument[];
  updates: PlannedDocument[];
  unchanged: LocalDocument[];
  /** What an editor has changed in the repository since it was written, or has written there himself: left alone. */
  edited: { document: LocalDocument; published: string }[];
  /** Our ids of documents that were pushed and are not in the folder any more: they stay in the repository. */
  gone: string[];
  /** Links to documents that are not in the folder. */
  broken: string[];
  /** Ids that were found out: documents that are in the repository, and not in the map. */
  found: PushMap["documents"];
}

interface PlanInput {
  folder: string;
  documents: readonly LocalDocument[];
  map: PushMap;
  /** Of all languages. */
  published: readonly PrismicDocument[];
}

/** Compares the folder with what was pushed last and with what is published now. Throws where a document names a file that is not there. */
export function planPush({ folder, documents, map, published }: PlanInput): PushPlan {
  const found = findUnmapped(documents, map, published);
  const known: PushMap = { ...map, documents: { ...map.documents, ...found } };
  const remoteHash = createRemoteHash(known);
  const files = new Map<string, LocalFile>();
  const plan: PushPlan = {
    uploads: [],
    creates: [],
    updates: [],
    unchanged: [],
    edited: [],
    gone: [],
    broken: listBroken(documents),
    found,
  };

  for (const document of documents) {
    const hash = hashLocal(document, folder, files);
    const entry = known.documents[document.id];
    if (!entry) {
      plan.creates.push({ document, hash });
      continue;
    }
    const remote = published.find(({ id }) => id === entry.id);
    const isSame = remote !== undefined && remoteHash(remote) === hash;
    if (isSame || (!remote && entry.pushed === hash)) plan.unchanged.push(document);
    else if (remote && remoteHash(remote) !== entry.pushed) plan.edited.push({ document, published: remote.last_publication_date });
    else if (entry.pushed === hash) plan.unchanged.push(document);
    else plan.updates.push({ document, hash });
  }
  const wanted = new Set([...plan.creates, ...plan.updates].flatMap(({ document }) => listFileNames(document)));
  plan.uploads = [...files.values()].filter(({ name, hash }) => wanted.has(name) && latestFile(map, name)?.hash !== hash);
  const ids = new Set(documents.map(({ id }) => id));
  plan.gone = Object.keys(map.documents).filter((id) => !ids.has(id));
  return plan;
}

/** Documents of the repository that have the name of a local one but are not in the map. They count as edited, since no hash tells. */
function findUnmapped(documents: readonly LocalDocument[], map: PushMap, published: readonly PrismicDocument[]): PushMap["documents"] {
  const mapped = new Set(Object.values(map.documents).map(({ id }) => id));
  const entries = documents.flatMap((document) => {
    const { id, type, lang, uid, name } = document;
    if (map.documents[id]) return [];
    const isOnly = documents.filter((one) => one.type === type && one.lang === lang).length === 1;
    const same = published.filter((one) => one.type === type && one.lang === lang && !mapped.has(one.id));
    const remote = uid === null ? (isOnly && same.length === 1 ? same[0] : undefined) : same.find((one) => one.uid === uid);
    return remote ? [[id, { id: remote.id, pushed: "", name }] as const] : [];
  });
  return Object.fromEntries(entries);
}

function createRemoteHash(map: PushMap) {
  const names = createNames(map);
  const fileUrl = (url: string) => {
    const file = names.file(url);
    return file ? `${file.name}#${file.hash}` : url;
  };
  return ({ uid, tags, data }: PrismicDocument) =>
    toContentHash({ uid: uid ?? null, tags, data: toShortForm(data, { documentId: names.documentId, fileUrl }) });
}

/** The hash of a document with the files that it shows, which are read once each. */
function hashLocal({ uid, tags, data }: LocalDocument, folder: string, files: Map<string, LocalFile>): string {
  const fileUrl = (url: string) => {
    const name = toFileName(url);
    if (name === undefined) return url;
    const file = files.get(name) ?? readLocalFile(folder, name);
    files.set(name, file);
    return `${name}#${file.hash}`;
  };
  return toContentHash({ uid, tags, data: toShortForm(data, { documentId: (id) => id, fileUrl }) });
}

/** Names of the embedded files that a document shows or links to. */
function listFileNames({ data }: Pick<LocalDocument, "data">): string[] {
  const names: string[] = [];
  const note = (url: string) => {
    const name = toFileName(url);
    if (name !== undefined) names.push(name);
  };
  mapData(data, {
    document: (link) => link,
    file: (link) => note(link.url),
    picture: (picture) => (note(picture.url), picture),
    slice: (slice) => slice,
  });
  return names;
}

function listBroken(documents: readonly LocalDocument[]): string[] {
  const ids = new Set(documents.map(({ id }) => id));
  return documents.flatMap(({ path, data }) => {
    const broken: string[] = [];
    mapData(data, {
      document: (link) => ids.has(link.id) || broken.push(`${path} links to ${link.id}, which is no document here`),
      file: (link) => link,
      picture: (picture) => picture,
      slice: (slice) => slice,
    });
    return broken;
  });
}
