import { expect, test } from "vitest";
import { git } from "../lib/git";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { checkSchema } from "./checkSchema";

const SCHEMA = "bff/schema.graphql";
const sdl = (...fields: string[]) => `type Query { ${fields.map((field) => `${field}: Boolean`).join(" ")} }`;

/** Creates a repository with one commit on main, whose schema has these fields. `check` returns the command's exit code and output. */
function createRepository(...fields: string[]) {
  const root = tempFolder({
    [SCHEMA]: sdl(...fields),
    "bff/guards/operations/released.json": JSON.stringify({ releases: [], operations: {} }),
    "bff/guards/operations/__generated__/operations.json": JSON.stringify({ a: { name: "Ok", text: "query Ok { ok }" } }),
  });
  const commit = (subject: string) => {
    git(root, "add", ".");
    git(root, "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "--allow-empty", "-m", subject);
  };
  git(root, "init", "--quiet", "--initial-branch", "main");
  commit("Begin");
  const check = (against?: string) => {
    const [out, err]: [string[], string[]] = [[], []];
    const code = checkSchema(root, against, { log: (line: string) => void out.push(line), error: (line: string) => void err.push(line) });
    return { code, out, err };
  };
  return { root, commit, check, write: (...now: string[]) => writeIn(root, SCHEMA, sdl(...now)) };
}

const notReleased = (base: string) => `No release has been tagged yet (v*): the schema is compared with ${base}.`;
const brokenSince = (release: string, field: string, { users = "", before = [] as string[] } = {}) => ({
  code: 1,
  out: [...before, `The schema breaks clients of ${release}.`],
  err: [`FIELD_REMOVED: Query.${field} was removed.${users}`],
});

test("compares with the newest version tag, even if later commits have changed the schema", () => {
  const { root, write, commit, check } = createRepository("ok", "old", "older");
  git(root, "tag", "v1.9.0");
  write("ok", "old");
  commit("Take older away");
  git(root, "tag", "v1.10.0");
  git(root, "tag", "nightly");
  write("ok");
  commit("Take old away");
  expect(check()).toEqual(brokenSince("v1.10.0", "old"));
  write("old");
  expect(check("HEAD")).toEqual(brokenSince("HEAD", "ok", { users: " Used by Ok." }));
  write("ok", "old", "newer");
  expect(check()).toEqual({ code: 0, out: ["The schema breaks nothing since v1.10.0."], err: [] });
});

test("without a tag says so, and compares with the previous commit on main, or on a branch with the merge base", () => {
  const { root, write, commit, check } = createRepository("ok", "old");
  write("ok", "old", "next");
  commit("Add next");
  expect(check()).toMatchObject({ code: 0 });
  write("ok", "next");
  expect(check()).toEqual(brokenSince("HEAD~1", "old", { before: [notReleased("HEAD~1")] }));
  const main = git(root, "rev-parse", "HEAD").trim();
  git(root, "checkout", "--quiet", "-b", "topic");
  commit("Take old away");
  commit("Do something else");
  expect(check()).toEqual(brokenSince(main, "old", { before: [notReleased(main)] }));
});

test("reports an unknown ref in one line, without a stack trace", () => {
  const { check } = createRepository("ok");
  const { code, out, err } = check("v9");
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(err).toEqual([expect.stringMatching(/^git show failed: /)]);
});
