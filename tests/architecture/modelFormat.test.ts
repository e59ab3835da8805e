import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { format } from "prettier";
import { expect, it } from "vitest";
import { readModels } from "#codegen/models.ts";
import { LANGS } from "#site/i18n/languages.ts";
import { mocksFile } from "../support/sliceMock";

// Files of models and mocks as Slice Machine writes them: saving in Slice Machine changes what the editor changed, and no other line.

interface Codec {
  decode(json: unknown): { _tag: "Left" | "Right"; right: unknown };
  encode(model: unknown): unknown;
}

// The package's ES modules import folders, which Node refuses. Slice Machine runs the CommonJS build, too.
const { CustomType, SharedSlice } = createRequire(import.meta.url)("@prismicio/types-internal/lib/customtypes") as Record<
  "CustomType" | "SharedSlice",
  Codec
>;

const { customTypes, slices } = readModels(".");
const read = (file: string) => readFileSync(file, "utf8");

/** Returns a model after Slice Machine has read it, indented by two spaces. */
function print(codec: Codec, text: string): string {
  return JSON.stringify(codec.encode(codec.decode(JSON.parse(text)).right), null, 2);
}

it.each(customTypes.map(({ file }) => file))("%s is formatted as Slice Machine writes it", async (file) => {
  expect(read(file)).toBe(await format(print(CustomType, read(file)), { filepath: file }));
});

// Slice Machine formats a new slice's model with Prettier, and writes it without when fields change.
it.each(slices.map(({ file }) => file))("%s is formatted as Slice Machine writes it", async (file) => {
  const changed = print(SharedSlice, read(file));
  expect([changed, await format(changed, { filepath: file })]).toContain(read(file));
});

const mocks = slices.flatMap(({ folder }) => LANGS.map((lang) => `slices/${folder}/${mocksFile(lang)}`));

it.each(mocks)("%s is formatted as Slice Machine writes mocks", (file) => {
  expect(read(file)).toBe(JSON.stringify(JSON.parse(read(file)), null, "\t"));
});
