import type { ContentRef, ContentRoot } from "../../sources/prismic/root";
import type { ExperimentChoice } from "../../sources/prismic/cookies";

/** The ref at which one request reads its content. */
export interface ChosenRef extends ContentRef {
  /** Prefix of cache keys: separates an experiment's variation from the master. */
  scope: string;
}

/** The visitor's choices that decide which content is read. */
export interface ContentVisitor {
  previewRef?: string;
  experiment?: ExperimentChoice;
}

/** Returns the ref of the published content. */
export function masterOf({ masterRef }: ContentRoot): ChosenRef {
  return { ref: masterRef, isDraft: false, scope: "" };
}

/** Chooses a preview's ref before an experiment's before the master; an experiment's choice that does not exist counts as none. */
export function chooseRef(root: ContentRoot, { previewRef, experiment }: ContentVisitor): ChosenRef {
  if (previewRef) return { ref: previewRef, isDraft: true, scope: "" };
  const running = experiment && root.experiments.find(({ googleId }) => googleId === experiment.googleId);
  const variation = running?.variations[experiment!.index];
  if (!variation || variation.ref === root.masterRef) return masterOf(root);
  return { ref: variation.ref, isDraft: false, scope: `${running!.id}.${variation.id} ` };
}
