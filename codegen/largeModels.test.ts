import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { buildSchema, parse, validate } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFakes, pageDocument, sliceJson, startBff } from "#tests/support/fakes.ts";
import { compositeChoices, manySlices, oldPages } from "#tests/support/largeModels.ts";
import { createProjectCopy, type Outcome, type ProjectCopy } from "#tests/support/projectCopy.ts";
import { withModelNames } from "#site/bff/withModelNames.ts";
import { RULES } from "./checkDocuments";

/* The project with 150 more slices and 39 composite slices on its pages, and with 8 more page types that contain the same composites. */

const SLICES = manySlices(150);
const COMPOSITES = compositeChoices(39);
const PAGES = oldPages(8, COMPOSITES);

let project: ProjectCopy;
let outcome: Outcome;

beforeAll(async () => {
  project = createProjectCopy();
  for (const [folder, model] of Object.entries(SLICES)) {
    const mocks = model.variations.map(({ id }) => ({ __TYPE__: "SharedSliceContent", variation: id, primary: {}, items: [] }));
    project.write(`slices/${folder}/model.json`, JSON.stringify(model));
    project.write(`slices/${folder}/mocks.json`, JSON.stringify(mocks));
    project.write(`slices/${folder}/index.tsx`, "export default function Block() {\n  return null;\n}\n");
  }
  for (const [folder, model] of Object.entries(PAGES)) project.write(`customtypes/${folder}/index.json`, JSON.stringify(model));
  const choices = { ...Object.fromEntries(Object.values(SLICES).map(({ id }) => [id, { type: "SharedSlice" }])), ...COMPOSITES };
  project.edit("customtypes/page/index.json", '"choices": {', `"choices": ${JSON.stringify(choices).slice(0, -1)},`);
  outcome = await project.codegen();
}, 120_000);

afterAll(() => project.remove());

/** Starts the copy's BFF, which executes only its site's operations. */
async function startCopy() {
  const [{ createServer }, { readOperations, readOwnOperations }, { fieldNames }] = await Promise.all([
    import(path.join(project.root, "bff/server.ts")) as Promise<typeof import("#bff/server.ts")>,
    import(path.join(project.root, "bff/guards/operations/operations.ts")) as Promise<
      typeof import("#bff/guards/operations/operations.ts")
    >,
    import(path.join(project.root, "site/bff/__generated__/fieldNames.ts")) as Promise<
      typeof import("#site/bff/__generated__/fieldNames.ts")
    >,
  ]);
  const fakes = createFakes();
  const { url } = await startBff(fakes, (deps) => createServer(deps, { operations: readOperations(), anyOperation: false }));
  const [sha256Hash, { text }] = Object.entries(readOwnOperations()).find(([, { name }]) => name === "PageByPath")!;
  /** Returns the data of a page as components get it. */
  const readPage = async (address: string) => {
    const body = { variables: { path: address, language: "EN_US" }, extensions: { persistedQuery: { version: 1, sha256Hash } } };
    const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const { data, errors } = (await response.json()) as { data: { page: { data: object } }; errors?: object[] };
    expect(errors).toBeUndefined();
    return withModelNames(data, fieldNames).page.data;
  };
  return { fakes, readPage, text };
}

test("become code without faults, and a second run changes nothing", async () => {
  expect(outcome).toMatchObject({ code: 0, err: "" });
  expect(await project.codegen()).toEqual({ code: 0, out: "Generated code is up to date.\n", err: "" });
}, 120_000);

test("get types that compile", async () => {
  const include = ["site/bff/__generated__/operations.ts", "bff/__generated__/resolvers.ts", "prismicio-types.d.ts"];
  const options = { extends: path.resolve("tsconfig.json"), compilerOptions: { incremental: false }, include };
  project.write("tsconfig.json", JSON.stringify(options));
  const tsc = ["node_modules/typescript/bin/tsc", "--noEmit", "--project", path.join(project.root, "tsconfig.json")];
  await expect(promisify(execFile)(process.execPath, tsc)).resolves.toEqual({ stdout: "", stderr: "" });
}, 120_000);

test("are one type for each composite slice, however many zones describe it", () => {
  const sdl = project.read("bff/schema.graphql");
  expect(sdl.match(/^type Part\d+Slice implements Slice/gm)).toHaveLength(39);
  expect(sdl).not.toMatch(/^type OldPage\d+DocumentDataBodyPart/m);
  expect(project.read("site/bff/__generated__/content.graphql").match(/^fragment Part\d+SliceFields/gm)).toHaveLength(39);
});

test("are served by the page query, which is too large to be validated", async () => {
  const { fakes, readPage, text } = await startCopy();
  const schema = buildSchema(project.read("bff/schema.graphql"));
  expect(validate(schema, parse(text), RULES)).toEqual([]);
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual(["Validation aborted."]);
  const title = [{ type: "heading2", text: "A", spans: [] }];
  const blocks = [
    sliceJson("block_0", { title, own_0: "a" }),
    sliceJson("block_149", { title: "B", own_149: "b" }),
    sliceJson("block_7", { title: "C" }, "bare"),
  ];
  const parts = ["part_0", "part_38"].map((type) => ({ id: type, slice_type: type, primary: { title }, items: [{ entry: "d" }] }));
  fakes.content.documents = [pageDocument({ id: "large", data: { slices: [...blocks, ...parts] } })];
  const slices = [...blocks.map(({ slice_type, primary }) => ({ slice_type, primary })), ...parts];
  expect(await readPage("/large/")).toMatchObject({ slices });
}, 60_000);
