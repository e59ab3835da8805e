import { execFile } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type * as Manager from "@slicemachine/manager";
import { register } from "tsx/esm/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#scripts/lib/commands.ts";
import { copyProject } from "#tests/slicemachine/projectCopy.ts";
import { slice } from "#tests/support/modelProject.ts";
import { codegenInProcess } from "#tests/support/projectCopy.ts";

/*
 * Slices made by Slice Machine's adapter and by Prismic's CLI, in a copy of the project, through codegen, types, lint and tests. The CLI
 * asks no server for these commands.
 */

// Its ES modules import folders, which Node refuses.
const { createSliceMachineManager } = createRequire(import.meta.url)("@slicemachine/manager") as typeof Manager;

const unregister = register();
let copy: ReturnType<typeof copyProject>;
beforeAll(() => {
  // Outside of the project, whose ignored folders are not linted.
  copy = copyProject(tmpdir(), symlinkSync);
});
afterAll(async () => {
  await unregister();
  copy.remove();
});

const read = (file: string) => readFileSync(path.join(copy.folder, file), "utf8");

/** Runs a package's command in the copy. Resolves with its exit code and what it printed. */
async function run(command: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env.PATH, HOME: copy.folder, NODE_ENV: "test" as const };
  const file = path.join(root, "node_modules/.bin", command);
  return promisify(execFile)(file, args, { cwd: copy.folder, env, timeout: 240_000 }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  );
}

async function expectToRun(command: string, ...args: string[]): Promise<string> {
  const { code, text } = await run(command, ...args);
  expect({ code, text }).toEqual({ code: 0, text });
  return text;
}

async function codegen({ isCheck = false } = {}): Promise<string> {
  const { code, out, err } = await codegenInProcess(copy.folder, isCheck);
  expect({ code, out, err }).toEqual({ code: 0, out, err });
  return out;
}
const prismic = (command: string) => expectToRun("prismic", ...command.split(" "));

test("slices of Slice Machine and of Prismic's CLI pass codegen, types, lint and their tests, and can be rendered", async () => {
  const manager = createSliceMachineManager({ cwd: copy.folder });
  await manager.plugins.initPlugins();
  const model = { ...slice("from_window", { default: {} }), type: "SharedSlice" } as never;
  expect((await manager.slices.createSlice({ libraryID: "./slices", model })).errors).toEqual([]);
  await prismic("slice create FromTerminal");
  await prismic("slice connect from_terminal --to page");
  const before = await codegen();
  for (const folder of ["FromWindow", "FromTerminal"]) {
    expect(before).toContain(`Wrote slices/${folder}/index.tsx in the style of this project.`);
    expect(before).toContain(`Wrote slices/${folder}/index.test.tsx.`);
  }
  expect(before).toContain('Made up the mocks of "default" in slices/FromTerminal/mocks.json.');
  expect(await codegen({ isCheck: true })).toBe("Generated code is up to date.\n");

  // Fields that the CLI adds get mocks in each language.
  await prismic("field add text words --to-slice from_terminal");
  expect(await codegen()).toContain('Copied the fields "default.words" to slices/FromTerminal/mocks.fr-ca.json.');
  expect(JSON.parse(read("slices/FromTerminal/mocks.json"))[0].primary.words).toMatchObject({ type: "Text" });
  await prismic("field remove words --from-slice from_terminal");
  expect(await codegen()).toContain('Removed "default.words" from slices/FromTerminal/mocks.json');

  // The CLI prints the same types and index in another way, which is not stale.
  await prismic("gen types");
  await prismic("gen slice-index");
  const printed = [read("prismicio-types.d.ts"), read("slices/index.ts")];
  expect(await codegen()).toBe("Generated code is up to date.\n");
  expect(await codegen({ isCheck: true })).toBe("Generated code is up to date.\n");
  expect([read("prismicio-types.d.ts"), read("slices/index.ts")]).toEqual(printed);

  await expectToRun("tsc", "--noEmit", "--incremental", "false");
  await expectToRun("oxlint", "slices");
  await expectToRun("oxfmt", "--check", "slices/FromWindow", "slices/FromTerminal");
  await expectToRun("vitest", "run", "--project", "unit", "slices/FromWindow", "slices/FromTerminal", "tests/architecture/content");
}, 300_000);
