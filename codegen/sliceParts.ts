import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANG, LANGS, type Lang } from "#site/i18n/languages.ts";
import type { SliceSource } from "./models";

/** Returns the file name of a slice's mocks in a language. Slice Machine reads and writes the en-us file only. */
export function mocksFile(lang: Lang): string {
  return lang === DEFAULT_LANG ? "mocks.json" : `mocks.${lang}.json`;
}

/** Returns a sentence for each component and test that a slice lacks, and for each variation without exactly one mock per language. */
export function findMissingParts(root: string, slices: readonly SliceSource[]): string[] {
  return slices.flatMap((slice) => [
    ...findMissingFile(root, slice, "index.tsx", "Write the slice's component there."),
    ...findMissingFile(root, slice, "index.test.tsx", "`npm run codegen` writes one when there is a component."),
    ...LANGS.flatMap((lang) => findMissingMocks(root, slice, lang)),
  ]);
}

function findMissingFile(root: string, { folder }: SliceSource, name: string, remedy: string): string[] {
  const file = path.join("slices", folder, name);
  return existsSync(path.join(root, file)) ? [] : [`${file} is missing. ${remedy}`];
}

function findMissingMocks(root: string, { folder, model }: SliceSource, lang: Lang): string[] {
  const file = path.join("slices", folder, mocksFile(lang));
  if (!existsSync(path.join(root, file))) {
    return [
      lang === DEFAULT_LANG
        ? `${file} is missing. \`npm run codegen\` makes content up; put in what an editor would write.`
        : `${file} is missing. \`npm run codegen\` copies mocks.json to it; translate the copy.`,
    ];
  }
  const mocks = readMocks(path.join(root, file));
  if (typeof mocks === "string") return [`${file} is broken: ${mocks}. Mend it, or save the mock content again.`];
  const variationIds = model.variations.map(({ id }) => id);
  return [
    ...variationIds
      .filter((id) => !mocks.includes(id))
      .map((id) => `${file} has no mock of the variation "${id}". \`npm run codegen\` adds one.`),
    ...mocks
      .filter((id) => !variationIds.includes(id))
      .map((id) => `${file} has a mock of the variation "${id}", which the model does not have. Remove it.`),
    ...variationIds
      .filter((id) => mocks.filter((other) => other === id).length > 1)
      .map((id) => `${file} has several mocks of the variation "${id}". Keep one.`),
  ];
}

/** Returns the variations of a file's mocks, or a string that says why it is invalid. */
function readMocks(file: string): string[] | string {
  try {
    const mocks = JSON.parse(readFileSync(file, "utf8")) as unknown;
    return Array.isArray(mocks)
      ? mocks.map((mock: { variation?: unknown } | null) => String(mock?.variation))
      : "it does not contain a list of mocks";
  } catch (error) {
    return (error as Error).message;
  }
}
