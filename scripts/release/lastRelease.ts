import { git } from "../lib/git";

/** Returns the last release: the newest tag `v*` that HEAD contains. Before the first release, returns undefined. */
export function findLastRelease(root: string): string | undefined {
  return lines(git(root, "tag", "--list", "v*", "--merged", "HEAD", "--sort=-v:refname"))[0];
}

/** Returns the ref to compare with before the first release: the merge base with main or, on main itself, the commit before HEAD. */
export function findBase(root: string): string {
  const main = lines(git(root, "for-each-ref", "--format=%(refname)", "refs/heads/main", "refs/remotes/origin/main")).at(-1);
  const head = git(root, "rev-parse", "HEAD").trim();
  const base = main ? git(root, "merge-base", "HEAD", main).trim() : head;
  return base === head ? "HEAD~1" : base;
}

function lines(text: string): string[] {
  return text.split("\n").filter(Boolean);
}
