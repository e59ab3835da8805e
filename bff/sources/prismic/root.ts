import type { z } from "zod";
import type { Charge } from "../../lib/http";
import type { rootPayload } from "./payload";

/** A parsed API root. */
export type RootPayload = z.output<typeof rootPayload>;

/** What the repository says about itself. */
export interface ContentRoot {
  /** The ref of what is published now; every publish changes it. */
  masterRef: string;
  languages: RepositoryLanguage[];
  /** The experiments that run now. */
  experiments: Experiment[];
}

interface RepositoryLanguage {
  id: string;
  name: string;
  is_master: boolean;
}

/** Variations of the content that visitors are told apart by. Each has a ref of its own. */
interface Experiment {
  id: string;
  googleId: string | null;
  name: string;
  variations: { id: string; ref: string; label: string }[];
}

/** Which state of the content to read. A draft belongs to one editor, and must never be kept for others. */
export interface ContentRef {
  ref: string;
  isDraft: boolean;
  /** What each call at a draft's ref is charged to: none of them is kept. */
  charge?: Charge;
}

/** Maps a parsed API root. */
export function toContentRoot({ refs, languages, experiments }: RootPayload): ContentRoot {
  return {
    masterRef: refs.find(({ isMasterRef }) => isMasterRef)!.ref,
    languages: languages.map(({ id, name, is_master }) => ({ id, name, is_master: is_master === true })),
    experiments: (experiments.running ?? []).map((running) => ({ ...running, googleId: running.googleId ?? null })),
  };
}

/** The refs of what is published now: of everybody's content, and of each variation of a running experiment. */
export function publishedRefs({ masterRef, experiments }: ContentRoot): string[] {
  return [masterRef, ...experiments.flatMap(({ variations }) => variations.map(({ ref }) => ref))];
}
