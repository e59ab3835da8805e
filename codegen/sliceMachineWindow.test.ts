import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CustomTypeModelFieldForGroup, SharedSliceModel } from "@prismicio/client";
import type * as Manager from "@slicemachine/manager";
import { expect, it } from "vitest";
import { createModelProject, customType, field, slice } from "#tests/support/modelProject.ts";
import { readContent } from "./content";
import { generateSliceMachineFiles } from "./sliceMachine";

// Its ES modules import folders, which Node refuses.
const { createSliceMachineManager } = createRequire(import.meta.url)("@slicemachine/manager") as typeof Manager;

const library = "./slices";
const labelled = (type: string, config: object = {}) => ({ type, config: { label: type, ...config } }) as CustomTypeModelFieldForGroup;

/** A field of each kind that Slice Machine's window offers. */
const FIELDS: Record<string, CustomTypeModelFieldForGroup> = {
  title: labelled("StructuredText", { single: "heading2" }),
  text: labelled("StructuredText", { multi: "paragraph,strong,hyperlink" }),
  picture: labelled("Image", { constraint: {}, thumbnails: [] }),
  link: labelled("Link", { select: null, allowText: true }),
  media: labelled("Link", { select: "media" }),
  relation: labelled("Link", { select: "document", customtypes: ["page"] }),
  choice: labelled("Select", { options: ["one", "two"] }),
  is_new: labelled("Boolean", { default_value: false }),
  day: labelled("Date"),
  time: labelled("Timestamp"),
  player: labelled("Embed"),
  count: labelled("Number"),
  spot: labelled("GeoPoint"),
  paint: labelled("Color"),
  words: labelled("Text"),
};

const model = (id: string, name: string): SharedSliceModel => ({
  id,
  type: "SharedSlice",
  name,
  description: name,
  variations: [
    {
      id: "default",
      name: "Default",
      docURL: "...",
      version: "initial",
      description: "Default",
      imageUrl: "",
      primary: { ...FIELDS, rows: { type: "Group", config: { label: "Rows", fields: FIELDS as never } } },
      items: {},
    },
  ],
});

/** Creates a project of two slices and a page type in which Slice Machine works. */
function createProject(): string {
  const files = {
    "slicemachine.config.json": readFileSync("slicemachine.config.json", "utf8"),
    "package.json": readFileSync("package.json", "utf8"),
    "tsconfig.json": "{}",
    // Without a network each event of the telemetry would be sent again for 20 seconds.
    ".prismicrc": "telemetry=false\n",
  };
  const slices = { Alpha: slice("alpha", { default: {} }), Omega: slice("omega", { default: {} }) };
  const customTypes = { page: customType("page", { slices: field.zone("alpha", "omega") }) };
  const root = createModelProject({ customTypes, slices, files });
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  return root;
}

/** Expects codegen to accept the models and to write what Slice Machine wrote; returns what codegen writes for the graph. */
async function expectAgreement(root: string): Promise<string> {
  const { outputs, faults } = readContent(root);
  expect(faults).toEqual([]);
  for (const [file, text] of await generateSliceMachineFiles(root)) expect(readFileSync(path.join(root, file), "utf8"), file).toBe(text);
  return [...outputs!.values()].join("\n");
}

it("a slice with fields of each kind is created, renamed and deleted as Slice Machine's window does it, and codegen follows", async () => {
  const root = createProject();
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const manager = createSliceMachineManager({ cwd: root });
  await manager.plugins.initPlugins();

  expect((await manager.slices.createSlice({ libraryID: library, model: model("every_field", "EveryField") as never })).errors).toEqual([]);
  expect(existsSync(path.join(root, "slices/EveryField/index.tsx"))).toBe(true);
  expect(read("slices/index.ts")).toContain("every_field: EveryField,");
  const graph = await expectAgreement(root);
  for (const name of Object.keys(FIELDS)) expect(graph).toMatch(new RegExp(`type EveryFieldSliceDefaultPrimary \\{[^}]*\\b${name}\\b`));

  // The id stays, and decides the order in the generated files.
  expect((await manager.slices.renameSlice({ libraryID: library, model: model("every_field", "ZFields") as never })).errors).toEqual([]);
  expect(read("slices/index.ts")).toContain("every_field: ZFields,");
  await expectAgreement(root);

  expect((await manager.slices.deleteSlice({ libraryID: library, sliceID: "every_field" })).errors).toEqual([]);
  expect(existsSync(path.join(root, "slices/ZFields"))).toBe(false);
  expect(await expectAgreement(root)).not.toContain("every_field");
});
