import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { componentName } from "#codegen/names.ts";
import { LANGS } from "#site/i18n/languages.ts";
import { mocksFile } from "../support/sliceMock";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

interface SliceModel {
  id: string;
  name: string;
  variations: { id: string }[];
}

const slices = foldersIn("slices");
const choices = foldersIn("customtypes").flatMap((type) => {
  const tabs = Object.values<Record<string, { type: string; config?: { choices?: object } }>>(
    readJson(`customtypes/${type}/index.json`).json,
  );
  return tabs.flatMap((tab) => Object.values(tab)).flatMap((field) => Object.keys(field.config?.choices ?? {}));
});

it("finds slices", () => {
  expect(slices.length).toBeGreaterThan(0);
});

describe.each(slices)("slices/%s", (folder) => {
  const model = (): SliceModel => readJson(`slices/${folder}/model.json`);

  it.each(["model.json", ...LANGS.map(mocksFile), "index.tsx", "index.test.tsx", "fragment.graphql"])("has %s", (file) => {
    expect(existsSync(`slices/${folder}/${file}`)).toBe(true);
  });

  it("is named after its model", () => {
    expect(componentName(model().name)).toBe(folder);
  });

  it.each(LANGS)("has one mock for each variation in %s", (lang) => {
    const mocked = readJson(`slices/${folder}/${mocksFile(lang)}`).map(({ variation }: { variation: string }) => variation);
    expect(mocked.sort()).toEqual(
      model()
        .variations.map(({ id }) => id)
        .sort(),
    );
  });

  it("has a screenshot of each variation for Slice Machine, which `npm run slices:screenshots` takes", () => {
    const missing = model().variations.filter(({ id }) => !existsSync(`slices/${folder}/screenshot-${id}.png`));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it("has no screenshot of a removed variation", () => {
    const pictures = readdirSync(`slices/${folder}`).filter((file) => file.startsWith("screenshot-"));
    expect(pictures.filter((file) => !model().variations.some(({ id }) => file === `screenshot-${id}.png`))).toEqual([]);
  });

  it("is allowed in a custom type", () => {
    expect(choices).toContain(model().id);
  });

  it("is listed for the site", () => {
    const index = readFileSync("slices/index.ts", "utf8");
    expect(index).toContain(`import ${folder} from "./${folder}";`);
    expect(index).toMatch(new RegExp(`\\b${model().id}: ${folder},`));
  });
});

it("every slice that a custom type allows exists", () => {
  const ids = slices.map((folder) => readJson(`slices/${folder}/model.json`).id);
  expect(choices.filter((id) => !ids.includes(id))).toEqual([]);
});
