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
  const check = async (ref?: string) => {
    const [out, err]: [string[], string[]] = [[], []];
    const terminal = { log: (line: string) => void out.push(line), error: (line: string) => void err.push(line) };
    const code = await checkSchema({ root, ref, env: { CONTENT_DIR: root }, terminal });
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

test("compares with the newest version tag, even if later commits have changed the schema", async () => {
  const { root, write, commit, check } = createRepository("ok", "old", "older");
  git(root, "tag", "v1.9.0");
  write("ok", "old");
  commit("Take older away");
  git(root, "tag", "v1.10.0");
  git(root, "tag", "nightly");
  write("ok");
  commit("Take old away");
  expect(await check()).toEqual(brokenSince("v1.10.0", "old"));
  write("old");
  expect(await check("HEAD")).toEqual(brokenSince("HEAD", "ok", { users: " Used by Ok." }));
  write("ok", "old", "newer");
  expect(await check()).toEqual({ code: 0, out: ["The schema breaks nothing since v1.10.0."], err: [] });
});

test("without a tag says so, and compares with the previous commit on main, or on a branch with the merge base", async () => {
  const { root, write, commit, check } = createRepository("ok", "old");
  write("ok", "old", "next");
  commit("Add next");
  expect(await check()).toMatchObject({ code: 0 });
  write("ok", "next");
  expect(await check()).toEqual(brokenSince("HEAD~1", "old", { before: [notReleased("HEAD~1")] }));
  const main = git(root, "rev-parse", "HEAD").trim();
  git(root, "checkout", "--quiet", "-b", "topic");
  commit("Take old away");
  commit("Do something else");
  expect(await check()).toEqual(brokenSince(main, "old", { before: [notReleased(main)] }));
});

test("reports an unknown ref in one line, without a stack trace", async () => {
  const { check } = createRepository("ok");
  const { code, out, err } = await check("v9");
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(err).toEqual([expect.stringMatching(/^git show failed: /)]);
});

test("names what a model has no more, with the number of documents that have it", async () => {
  const { root, commit, check } = createRepository("ok");
  const field = { type: "Text" };
  const page = (options: string[]) => ({ id: "page", json: { Main: { layout: { type: "Select", config: { options } }, slices } } });
  const slices = { type: "Slices", config: { choices: { hero: { type: "SharedSlice" } } } };
  const hero = (...fields: string[]) => ({
    id: "hero",
    name: "Hero",
    variations: [{ id: "default", primary: Object.fromEntries(fields.map((name) => [name, field])) }],
  });
  const writeModels = (options: string[], ...fields: string[]) => {
    writeIn(root, "customtypes/page/index.json", JSON.stringify(page(options)));
    writeIn(root, "slices/Hero/model.json", JSON.stringify(hero(...fields)));
  };
  for (const [id, data] of Object.entries({ a: { lead: "A", gone: "B" }, b: { lead: "C" }, c: {} })) {
    const date = "2026-01-05T10:00:00+0000";
    const content = { layout: id === "a" ? "wide" : null, slices: [{ slice_type: "hero", primary: data }] };
    const file = { id, uid: id, first_publication_date: date, last_publication_date: date, data: content };
    writeIn(root, `documents/en-us/page/${id}.json`, JSON.stringify(file));
  }
  writeModels(["wide"], "lead");
  commit("Add models");
  expect(await check("HEAD")).toMatchObject({ code: 0, err: [] });
  writeModels(["narrow"], "intro");
  expect(await check("HEAD")).toMatchObject({
    code: 1,
    err: [
      "CONTENT_LOST: The models have no place for lead of the slice hero (default) any more. 2 of 3 documents have it.",
      "CONTENT_LOST: The models have no place for the choice “wide” of layout of the custom type page any more. 1 of 3 documents have it.",
    ],
  });
});
