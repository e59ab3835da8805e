import { git } from "../lib/git";

/**
 * Returns the ref of the last release: the newest tag `v*` that HEAD contains. Without such a tag, returns the merge base with main or, on
 * main itself, the commit before HEAD.
 */
export function findLastRelease(root: string): string {
  const [tag] = lines(git(root, "tag", "--list", "v*", "--merged", "HEAD", "--sort=-v:refname"));
  if (tag) return tag;
  const main = lines(git(root, "for-each-ref", "--format=%(refname)", "refs/heads/main", "refs/remotes/origin/main")).at(-1);
  const head = git(root, "rev-parse", "HEAD").trim();
  const base = main ? git(root, "merge-base", "HEAD", main).trim() : head;
  return base === head ? "HEAD~1" : base;
}

function lines(text: string): string[] {
  return text.split("\n").filter(Boolean);
}
