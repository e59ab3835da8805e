import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { renderSliceMock } from "@prismicio/mocks";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readContent } from "#codegen/content.ts";
import { createModelProject, customType, field, slice } from "#tests/support/modelProject.ts";
import { richTextsIn, textIn } from "#tests/support/sliceMarkup.ts";
import { createSlice } from "./newSlice";

// Slice Machine runs the CommonJS build, too.
const { SharedSliceContent } = createRequire(import.meta.url)("@prismicio/types-internal/lib/content") as {
  SharedSliceContent: { decode(mock: unknown): { _tag: "Left" | "Right" } };
};

const createProject = () =>
  createModelProject({
    customTypes: { page: customType("page", { slices: field.zone("hero") }) },
    slices: { Hero: slice("hero", { default: {} }), KeyFob: slice("key_fob2", { default: {} }) },
    files: { "bff/schema.graphql": "type UnknownSlice implements Slice {\n  id: String!\n}\n" },
  });

test("a new slice has a model that codegen accepts, on pages, and mocks that Slice Machine accepts", async () => {
  const root = createProject();
  const folder = "slices/OpeningHours";
  expect(await createSlice(root, "OpeningHours")).toEqual([
    ...["model.json", "mocks.json", "mocks.fr-ca.json", "index.tsx"].map((name) => `${folder}/${name}`),
    "customtypes/page/index.json",
  ]);
  const { faults, models, outputs } = readContent(root);
  expect(faults).toEqual([]);
  expect(models.slices.map(({ model }) => model.id)).toContain("opening_hours");
  expect(outputs?.get("bff/schema.graphql")).toMatch(/^union PageDocumentDataSlicesSlice = .*\bOpeningHoursSlice\b/m);
  for (const file of ["mocks.json", "mocks.fr-ca.json"]) {
    const mocks = JSON.parse(readFileSync(path.join(root, folder, file), "utf8")) as unknown[];
    expect(mocks.map((mock) => SharedSliceContent.decode(mock)._tag)).toEqual(["Right"]);
  }
});

test("its component shows its mocks", async () => {
  const root = createProject();
  await createSlice(root, "OpeningHours");
  const read = (name: string) => readFileSync(path.join(root, "slices/OpeningHours", name), "utf8");
  // Beside slices/, so that its imports of the site's modules are found.
  mkdirSync(".keyway", { recursive: true });
  const folder = mkdtempSync(path.resolve(".keyway/newSlice-"));
  try {
    writeFileSync(path.join(folder, "index.tsx"), read("index.tsx"));
    const { default: Component } = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, "index.tsx")).href)) as {
      default: FunctionComponent<{ slice: unknown }>;
    };
    for (const file of ["mocks.json", "mocks.fr-ca.json"]) {
      const shown = renderSliceMock(JSON.parse(read("model.json")), JSON.parse(read(file))[0]);
      const [title, description] = richTextsIn(shown) as [string, string];
      expect(textIn(renderToStaticMarkup(createElement(Component, { slice: shown })))).toBe(title + description);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ["opening hours", /"opening hours" is no name of a component: begin with a capital/],
  ["../Hours", /is no name of a component/],
  ["HERO", /^slices\/Hero exists already\. Choose another name\.$/],
  ["KeyFob2", /^slices\/KeyFob\/model\.json has the id "key_fob2" already\./],
  ["Unknown", /^The graph has a type UnknownSlice already/],
])("the name %s is refused, and nothing is written", async (name, message) => {
  const root = createProject();
  const before = readFileSync(path.join(root, "customtypes/page/index.json"), "utf8");
  await expect(createSlice(root, name)).rejects.toThrow(message);
  expect(readdirSync(path.join(root, "slices"))).toEqual(["Hero", "KeyFob"]);
  expect(readFileSync(path.join(root, "customtypes/page/index.json"), "utf8")).toBe(before);
});

test("models with faults are to be mended first, and a page type without a zone is named", async () => {
  const root = createProject();
  writeFileSync(path.join(root, "customtypes/page/index.json"), JSON.stringify(customType("page", {})));
  await expect(createSlice(root, "OpeningHours")).rejects.toThrow("customtypes/page/index.json has no slice zone.");
  expect(existsSync(path.join(root, "slices/OpeningHours"))).toBe(false);
  writeFileSync(path.join(root, "slices/Hero/model.json"), "{");
  await expect(createSlice(root, "OpeningHours")).rejects.toThrow(
    /^The models have faults\. Mend them first:\n {2}slices\/Hero\/model\.json is broken/,
  );
});
