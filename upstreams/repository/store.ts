import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toStableId } from "../lib/hash";

/** A document as it was last written, in the release of migrations or published. */
export interface RepositoryDocument {
  id: string;
  title: string;
  type: string;
  lang: string;
  uid: string | null;
  tags: readonly string[];
  data: Readonly<Record<string, unknown>>;
  /** Documents with the same one are translations of each other. */
  group: string;
  firstPublished?: string;
  isDraft: boolean;
}

/** A file of the media library. */
export interface RepositoryAsset {
  id: string;
  url: string;
  filename: string;
  extension: string;
  kind: "image" | "video" | "audio" | "document";
  size: number;
  width?: number;
  height?: number;
  alt?: string;
  credits?: string;
  notes?: string;
  created_at: number;
  last_modified: number;
  tags: { id: string; name: string }[];
}

/** What a repository holds. Published documents lie as files below `folder`, from where the Content API serves them. */
export interface RepositoryStore {
  documents: Map<string, RepositoryDocument>;
  assets: Map<string, RepositoryAsset>;
  /** A name that nothing has been given before, of 16 characters. */
  createId(): string;
  /** Publishes the release of migrations; returns how many documents were in it. */
  publish(): number;
}

/** Opens an empty repository over a folder. */
export function createRepositoryStore(folder: string, now: () => number = Date.now): RepositoryStore {
  const documents = new Map<string, RepositoryDocument>();
  let ids = 0;
  const write = (document: RepositoryDocument, published: string) => {
    const { id, uid, tags, data, lang, type, group, firstPublished } = document;
    const path = join(folder, "documents", lang, type, `${group}.json`);
    mkdirSync(join(path, ".."), { recursive: true });
    const dates = { first_publication_date: firstPublished, last_publication_date: published };
    writeFileSync(path, JSON.stringify({ id, ...(uid !== null && { uid }), tags, ...dates, data }));
  };
  return {
    documents,
    assets: new Map(),
    createId: () => toStableId(`${folder} ${(ids += 1)}`),
    publish() {
      const published = `${new Date(now()).toISOString().slice(0, 19)}+0000`;
      const drafts = [...documents.values()].filter(({ isDraft }) => isDraft);
      for (const draft of drafts) {
        const live = { ...draft, firstPublished: draft.firstPublished ?? published, isDraft: false };
        documents.set(draft.id, live);
        write(live, published);
      }
      return drafts.length;
    },
  };
}
