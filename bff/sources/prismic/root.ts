import type { z } from "zod";
import type { Charge } from "../../lib/http";
import type { rootPayload } from "./payload";

/** A parsed API root. */
export type RootPayload = z.output<typeof rootPayload>;

/** What the API root says about the repository. */
export interface ContentRoot {
  /** The ref of the published content; every publish changes it. */
  masterRef: string;
  languages: RepositoryLanguage[];
  /** The running experiments. */
  experiments: Experiment[];
}

export interface RepositoryLanguage {
  id: string;
  name: string;
  isMaster: boolean;
}

/** Variations of the content for different visitors. Each has its own ref. */
interface Experiment {
  id: string;
  googleId: string | null;
  name: string;
  variations: { id: string; ref: string; label: string }[];
}

/** The state of the content to read. A draft belongs to one editor, and must never be cached for others. */
export interface ContentRef {
  ref: string;
  isDraft: boolean;
  /** The charge of each call at a draft's ref, since drafts are not cached. */
  charge?: Charge;
  /** Address of the visitor for whom it is read. */
  visitor?: string;
}

/** Maps a parsed API root. */
export function toContentRoot({ refs, languages, experiments }: RootPayload): ContentRoot {
  return {
    masterRef: refs.find(({ isMasterRef }) => isMasterRef)!.ref,
    languages: languages.map(({ id, name, is_master }) => ({ id, name, isMaster: is_master === true })),
    experiments: (experiments.running ?? []).map((running) => ({ ...running, googleId: running.googleId ?? null })),
  };
}

/** Returns the refs of the published content: the master, and each variation of a running experiment. */
export function publishedRefs({ masterRef, experiments }: ContentRoot): string[] {
  return [masterRef, ...experiments.flatMap(({ variations }) => variations.map(({ ref }) => ref))];
}
