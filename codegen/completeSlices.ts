import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANG } from "#site/i18n/languages.ts";
import { completeMocks, type MocksChange } from "./completeMocks";
import type { SliceSource } from "./models";
import { componentName, typeName } from "./names";
import { isUntouched, printPlaceholder } from "./placeholder";

/**
 * Writes the files of a slice that Slice Machine and Prismic's CLI do not write: mocks in each language and a test of the component. It
 * replaces the component too, as long as that is still the tools' placeholder: a developer's own component is never overwritten.
 *
 * Codegen must call this before it writes the slices' GraphQL fragments: a field that the model has and the fragment on disk lacks is new.
 * Returns a sentence for the terminal about each file that it wrote.
 */
export function completeSlices(root: string, slices: readonly SliceSource[]): string[] {
  return slices.flatMap((slice) => [
    ...completeMocks(root, slice).flatMap((change) => writeMocks(root, change)),
    ...replacePlaceholder(root, slice),
    ...writeTest(root, slice),
  ]);
}

/** Names the fields that mocks of existing variations lack, and those that the model does not have. */
export function findStaleMocks(root: string, slices: readonly SliceSource[]): string[] {
  return slices.flatMap((slice) =>
    completeMocks(root, slice).flatMap(({ file, added, removed }) => [
      ...added.map((field) => `${file} lacks "${field}". \`npm run codegen\` adds it.`),
      ...removed.map((field) => `${file} has "${field}", which the model does not have. \`npm run codegen\` removes it.`),
    ]),
  );
}

function writeMocks(root: string, { file, lang, variations, added, removed, text }: MocksChange): string[] {
  writeFileSync(path.join(root, file), text);
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");
  const isInvented = lang === DEFAULT_LANG;
  const write = (what: string) =>
    isInvented ? `Made up ${what} in ${file}. Put in what an editor would write.` : `Copied ${what} to ${file}. Translate them to ${lang}.`;
  return [
    ...(variations.length > 0 ? [write(`the mocks of ${quoted(variations)}`)] : []),
    ...(added.length > 0 ? [write(`the fields ${quoted(added)}`)] : []),
    ...(removed.length > 0 ? [`Removed ${quoted(removed)} from ${file}, since the model does not have it.`] : []),
  ];
}

function replacePlaceholder(root: string, { folder, model }: SliceSource): string[] {
  const component = path.join("slices", folder, "index.tsx");
  const file = path.join(root, component);
  if (!existsSync(file) || !isUntouched(readFileSync(file, "utf8"))) return [];
  writeFileSync(file, printPlaceholder(model));
  return [`Wrote ${component} in the style of this project. Show the slice's fields there.`];
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
