/**
 * Keys connect what an edge keeps with what a publish changes. A response has the key of each version that it was made of (`content`,
 * `network`) and of each document that it read. A publish purges its documents; `content`, if it changes more than their own content.
 */

/** The header in which the BFF names the documents of an answer, to the site alone. */
export const DOCUMENTS_HEADER = "x-made-of-documents";
/** Key of everything that contains content. */
const CONTENT_KEY = "content";
/** Key in place of a response's documents when it has more than MAX_DOCUMENTS: each publish purges it. */
const MANY_KEY = "many-documents";

/** The keys of a response have to fit into headers of 8 kB, Varnish's limit: 200 ids of 32 characters take 7 kB, Prismic's 3.8 kB. */
const MAX_DOCUMENTS = 200;
/** A publish of more documents purges everything. Cloudflare accepts 30 keys in one call. */
const MAX_PUBLISHED = 25;
/** What every CDN accepts in a key, and Prismic's ids are. */
const PLAIN_ID = /^[\w-]{1,32}$/;
const MANY = "*";

/** The documents of a response; null if they are too many to be named. */
export type NamedDocuments = ReadonlySet<string> | null;

/** Returns documents as the value of the header. */
export function printDocuments(documents: ReadonlySet<string>): string {
  const named = bounded(documents);
  return named ? [...named].join(" ") : MANY;
}

/** Parses the header; null when it names too many, or none because it is missing. */
export function parseDocuments(header: string | null | undefined): NamedDocuments {
  return header === null || header === undefined || header === MANY ? null : bounded(new Set(header.split(" ").filter(Boolean)));
}

/** Returns the documents of two parts of a response together. */
export function joinDocuments(one: NamedDocuments, other: NamedDocuments): NamedDocuments {
  return one && other ? bounded(new Set([...one, ...other])) : null;
}

function bounded(documents: ReadonlySet<string>): NamedDocuments {
  if (documents.size > MAX_DOCUMENTS) return null;
  for (const id of documents) if (!PLAIN_ID.test(id)) return null;
  return documents;
}

/** Returns the keys of a response by the names of its versions and its documents. */
export function keysOfResponse(versionNames: readonly string[], documents: NamedDocuments): string[] {
  return [...versionNames, ...(documents ? [...documents].map(documentKey) : [MANY_KEY])];
}

/** What a publish has changed. */
export interface Publish {
  /** Ids of the published documents. Empty if experiments or releases were changed. */
  documents: readonly string[];
  /** Whether addresses, languages or the set of documents changed, on which links, menus and lists of any page depend. */
  changesIndex: boolean;
}

/** Returns the keys that a publish purges. */
export function keysOfPublish({ documents, changesIndex }: Publish): string[] {
  const areNamed = documents.length > 0 && documents.length <= MAX_PUBLISHED && documents.every((id) => PLAIN_ID.test(id));
  return changesIndex || !areNamed ? [CONTENT_KEY] : [...documents.map(documentKey), MANY_KEY];
}

const documentKey = (id: string): string => `d-${id}`;
