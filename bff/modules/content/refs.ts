import type { ContentRef, ContentRoot } from "../../sources/prismic/root";
import type { ExperimentChoice } from "../../sources/prismic/cookies";

/** Which content one request reads. */
export interface ChosenRef extends ContentRef {
  /** Tells values of an experiment's variation apart from those of the master in the shared cache. */
  scope: string;
}

/** What a visitor brings along that changes which content is read. */
export interface ContentVisitor {
  previewRef?: string;
  experiment?: ExperimentChoice;
}

/** The ref of what everybody reads. */
export function masterOf({ masterRef }: ContentRoot): ChosenRef {
  return { ref: masterRef, isDraft: false, scope: "" };
}

/** Preview before experiment before master; a choice that no running experiment offers is the master. */
export function chooseRef(root: ContentRoot, { previewRef, experiment }: ContentVisitor): ChosenRef {
  if (previewRef) return { ref: previewRef, isDraft: true, scope: "" };
  const running = experiment && root.experiments.find(({ googleId }) => googleId === experiment.googleId);
  const variation = running?.variations[experiment!.index];
  if (!variation || variation.ref === root.masterRef) return masterOf(root);
  return { ref: variation.ref, isDraft: false, scope: `${running!.id}.${variation.id} ` };
}
