import { expect, it } from "vitest";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { codegenInputs, hashFiles, isGenerated, isIn, listFiles, listFolders, serverInputs, siteInputs } from "./fileSet";

const project = {
  "site/app/page.tsx": "",
  "site/app/page.test.tsx": "",
  "site/next-env.d.ts": "",
  "site/.next/BUILD_ID": "",
  "site/bff/pages.graphql": "",
  "site/bff/__generated__/schema.graphql": "",
  "slices/Hero/model.json": "",
  "slices/Hero/mocks.json": "",
  "slices/Hero/mocks.fr-ca.json": "",
  "slices/Hero/screenshot-default.png": "",
  "slices/Hero/live.graphql": "",
  "slices/Hero/fragment.graphql": "",
  "customtypes/page/index.json": "",
  "bff/modules/kiosks/kiosks.graphql": "",
  "bff/modules/kiosks/resolvers.ts": "",
  "bff/modules/content/__generated__/content.graphql": "",
  "codegen/main.ts": "",
  "shared/forms/regions.ts": "",
  "shared/forms/regions.test.ts": "",
  "codegen/node_modules/x/index.ts": "",
  "codegen.yml": "",
  "tsconfig.json": "",
};

it("lists models, hand-written GraphQL, the forms' rules and the generator itself as inputs of codegen", () => {
  expect(listFiles(tempFolder(project), codegenInputs)).toEqual([
    "bff/modules/kiosks/kiosks.graphql",
    "codegen.yml",
    "codegen/main.ts",
    "customtypes/page/index.json",
    "shared/forms/regions.ts",
    "site/bff/pages.graphql",
    "slices/Hero/live.graphql",
    "slices/Hero/mocks.fr-ca.json",
    "slices/Hero/mocks.json",
    "slices/Hero/model.json",
  ]);
});

it("takes languages, other operations of slices and new components for changes of codegen's inputs", () => {
  const root = tempFolder(project);
  let hash = hashFiles(root, codegenInputs);
  const isChangedBy = (file: string, text: string) => {
    writeIn(root, file, text);
    const before = hash;
    hash = hashFiles(root, codegenInputs);
    return hash !== before;
  };
  expect(isChangedBy("shared/config/languages.ts", "1")).toBe(true);
  expect(isChangedBy("slices/Hero/votes.graphql", "1")).toBe(true);
  expect(isChangedBy("slices/Hero/fragment.graphql", "1")).toBe(false);
  expect(isChangedBy("slices/Hero/index.tsx", "1")).toBe(true);
  expect(isChangedBy("slices/Hero/index.tsx", "2")).toBe(false);
  expect(isChangedBy("site/parts/Probe.tsx", "1")).toBe(false);
});

it("excludes tests and build output from the inputs of the site's build", () => {
  const files = listFiles(tempFolder(project), siteInputs);
  expect(files).toContain("site/app/page.tsx");
  expect(files).toContain("shared/forms/regions.ts");
  expect(files).toContain("site/bff/__generated__/schema.graphql");
  expect(files.filter((file) => /\.test\.|\.next|next-env|mocks|screenshot/.test(file))).toEqual([]);
});

it("lists the servers' code and configuration, but neither SDL nor pages, as inputs of their compilation", () => {
  expect(listFiles(tempFolder({ ...project, "bff/main.ts": "", "package-lock.json": "" }), serverInputs)).toEqual([
    "bff/main.ts",
    "bff/modules/kiosks/resolvers.ts",
    "package-lock.json",
    "shared/forms/regions.ts",
    "tsconfig.json",
  ]);
});

it("lists the folders in which a file of the set may appear, without build output", () => {
  const folders = listFolders(tempFolder(project), siteInputs);
  expect(folders).toContain("site/app");
  expect(folders).not.toContain("site/.next");
});

it("hashes names and contents, not modification times", () => {
  const root = tempFolder({ "site/a.ts": "1", "site/b.ts": "2" });
  const before = hashFiles(root, siteInputs);
  writeIn(root, "site/a.ts", "1");
  expect(hashFiles(root, siteInputs)).toBe(before);
  writeIn(root, "site/a.ts", "2");
  expect(hashFiles(root, siteInputs)).not.toBe(before);
  expect(hashFiles(tempFolder({ "site/a.ts": "1", "site/c.ts": "2" }), siteInputs)).not.toBe(before);
});

it.each([
  "site/bff/__generated__/hooks.ts",
  "slices/Hero/fragment.graphql",
  "slices/index.ts",
  "bff/schema.graphql",
  "prismicio-types.d.ts",
  "site/public/assets/map/land.json",
])("recognizes %s as generated", (file) => {
  expect(isGenerated(file)).toBe(true);
});

it.each(["site/bff/client.ts", "slices/Hero/live.graphql", "slices/Hero/index.tsx"])("recognizes %s as written by hand", (file) => {
  expect(isGenerated(file)).toBe(false);
});

it("excludes tests from every set", () => {
  expect(isIn(codegenInputs, "codegen/sdl.ts")).toBe(true);
  expect(isIn(codegenInputs, "codegen/sdl.test.ts")).toBe(false);
});
