import { rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { changedFiles, git } from "./git";

const author = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"];

function commit(root: string): void {
  git(root, "add", "--all");
  git(root, ...author, "commit", "--quiet", "--message", "Change");
}

/** Creates a repository on `main` with one commit. */
function repository(): string {
  const root = tempFolder({ ".gitignore": "ignored.ts", "a.ts": "", "b.ts": "", "c.ts": "", "d.ts": "", "e.ts": "" });
  git(root, "init", "--quiet", "--initial-branch=main");
  commit(root);
  return root;
}

it("lists the files that differ from the branch's merge base, committed or not", () => {
  const root = repository();
  git(root, "switch", "--quiet", "--create", "work");
  writeIn(root, "a.ts", "committed");
  rmSync(path.join(root, "d.ts"));
  commit(root);
  writeIn(root, "b.ts", "staged");
  git(root, "add", "b.ts");
  writeIn(root, "c.ts", "not staged");
  rmSync(path.join(root, "e.ts"));
  writeIn(root, "new folder/é.ts", "untracked");
  writeIn(root, "ignored.ts", "");
  expect(changedFiles(root)).toEqual(["a.ts", "b.ts", "c.ts", "new folder/é.ts"]);
});

it("leaves out changes that landed on main since", () => {
  const root = repository();
  git(root, "branch", "work");
  writeIn(root, "a.ts", "on main");
  commit(root);
  git(root, "switch", "--quiet", "work");
  writeIn(root, "b.ts", "on the branch");
  expect(changedFiles(root)).toEqual(["b.ts"]);
});

it("lists the uncommitted files on main, or those that differ from origin/main, if that exists", () => {
  const root = repository();
  const first = git(root, "rev-parse", "HEAD").trim();
  writeIn(root, "a.ts", "committed");
  commit(root);
  writeIn(root, "b.ts", "not committed");
  expect(changedFiles(root)).toEqual(["b.ts"]);
  git(root, "update-ref", "refs/remotes/origin/main", first);
  expect(changedFiles(root)).toEqual(["a.ts", "b.ts"]);
});
