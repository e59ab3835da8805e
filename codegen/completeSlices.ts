import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANG, LANGS, type Lang } from "#site/i18n/languages.ts";
import type { SliceSource } from "./models";
import { componentName, typeName } from "./names";
import { mocksFile } from "./sliceParts";

interface Mock {
  variation?: string;
}

/**
 * Writes what Slice Machine does not write for a slice: mocks in the other languages, as copies to translate, and a test of the
 * component. Leaves existing mocks and tests as they are. Returns a sentence for each file that it wrote.
 */
export function completeSlices(root: string, slices: readonly SliceSource[]): string[] {
  const langs = LANGS.filter((lang) => lang !== DEFAULT_LANG);
  return slices.flatMap((slice) => [...langs.flatMap((lang) => copyMocks(root, slice, lang)), ...writeTest(root, slice)]);
}

function copyMocks(root: string, { folder, model }: SliceSource, lang: Lang): string[] {
  const file = path.join("slices", folder, mocksFile(lang));
  const originals = readMocks(path.join(root, "slices", folder, mocksFile(DEFAULT_LANG)));
  const present = existsSync(path.join(root, file)) ? readMocks(path.join(root, file)) : [];
  if (!originals || !present) return [];
  const isMissing = (id: string) => !present.some(({ variation }) => variation === id);
  const copies = model.variations
    .filter(({ id }) => isMissing(id))
    .flatMap(({ id }) => originals.find((mock) => mock.variation === id) ?? []);
  if (copies.length === 0) return [];
  // As Slice Machine writes mocks.json.
  writeFileSync(path.join(root, file), JSON.stringify([...present, ...copies], null, "\t"));
  const names = copies.map(({ variation }) => `"${variation}"`).join(", ");
  return [`Copied the mocks of ${names} to ${file}. Translate them to ${lang}.`];
}

/** Returns a file's mocks; undefined if it is missing or broken, which findMissingParts reports. */
function readMocks(file: string): Mock[] | undefined {
  try {
    const mocks = JSON.parse(readFileSync(file, "utf8")) as unknown;
    return Array.isArray(mocks) ? mocks : undefined;
  } catch {
    return undefined;
  }
}

function writeTest(root: string, { folder, model }: SliceSource): string[] {
  const [component, file] = ["index.tsx", "index.test.tsx"].map((name) => path.join("slices", folder, name)) as [string, string];
  if (!existsSync(path.join(root, component)) || existsSync(path.join(root, file))) return [];
  writeFileSync(path.join(root, file), printTest(componentName(model.name), typeName(model.id, "Slice")));
  return [`Wrote ${file}. Add what the component has to do.`];
}

/** The test takes the name of its folder from its own path, since Slice Machine moves the folder when it renames a slice. */
function printTest(component: string, type: string): string {
  return `import path from "node:path";
import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS } from "#site/i18n/languages.ts";
import { richTextsIn, textIn } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import ${component} from ".";

type Slice = Content.${type};
const folder = path.basename(import.meta.dirname);
const mocks = LANGS.flatMap((lang) =>
  (readSliceMocks(folder, lang) as unknown as Slice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);

describe.each(mocks)("the mock of $variation in $lang", ({ lang, slice }) => {
  it("shows each text of the editor", () => {
    const props = { slice, slices: [slice], index: 0, context: { lang } };
    const text = textIn(renderToStaticMarkup(<${component} {...props} />));
    for (const written of richTextsIn(slice)) expect(text).toContain(written);
  });
});
`;
}
