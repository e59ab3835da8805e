import { rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { git } from "../lib/git";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { readChange } from "./change";

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

it("returns the files that differ from the branch's merge base, committed or not", () => {
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
  expect(readChange(root)).toEqual({ present: ["a.ts", "b.ts", "c.ts", "new folder/é.ts"], gone: ["d.ts", "e.ts"] });
});

it("leaves out changes that landed on main since", () => {
  const root = repository();
  git(root, "branch", "work");
  writeIn(root, "a.ts", "on main");
  commit(root);
  git(root, "switch", "--quiet", "work");
  writeIn(root, "b.ts", "on the branch");
  expect(readChange(root).present).toEqual(["b.ts"]);
});

it("returns the uncommitted files on main", () => {
  const root = repository();
  writeIn(root, "a.ts", "committed");
  commit(root);
  writeIn(root, "b.ts", "not committed");
  expect(readChange(root)).toEqual({ present: ["b.ts"], gone: [] });
});

it("on main returns the files that differ from origin/main, if that exists", () => {
  const root = repository();
  git(root, "update-ref", "refs/remotes/origin/main", "HEAD");
  writeIn(root, "a.ts", "committed");
  commit(root);
  writeIn(root, "b.ts", "not committed");
  expect(readChange(root).present).toEqual(["a.ts", "b.ts"]);
});

it("throws git's message if there is nothing to compare with", () => {
  const root = repository();
  git(root, "branch", "--move", "work");
  expect(() => readChange(root)).toThrow(/git merge-base failed: .*main/s);
});
