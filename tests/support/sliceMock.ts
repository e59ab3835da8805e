import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SharedSliceModel } from "@prismicio/client";
import { renderSliceMock } from "@prismicio/mocks";
import { mocksFile } from "../../codegen/sliceParts";
import { DEFAULT_LANG, type Lang } from "../../site/i18n/languages";

export { mocksFile };

/** A slice of the Document API. */
export interface PrismicSlice {
  id: string;
  slice_type: string;
  slice_label: string | null;
  variation: string;
  version: string;
  primary: Record<string, unknown>;
  items: Record<string, unknown>[];
}

/** Folders of all slices below slices/. */
export function listSlices(): string[] {
  return readdirSync("slices").filter((folder) => existsSync(path.join("slices", folder, "model.json")));
}

/** A mock in the editor's format, as Slice Machine writes it. */
export interface EditorMock {
  variation: string;
}

/**
 * The mocks of a slice as its file has them, in the order of the model's variations: Slice Machine moves the one that is saved to the end
 * of mocks.json. One of a variation that the model does not have comes last.
 */
export function readEditorMocks(folder: string, lang: Lang = DEFAULT_LANG): EditorMock[] {
  const order = readModel(folder).variations.map(({ id }) => id);
  const place = ({ variation }: EditorMock) => (order.includes(variation) ? order.indexOf(variation) : order.length);
  return readJson<EditorMock[]>(folder, mocksFile(lang)).toSorted((one, other) => place(one) - place(other));
}

/** The mocks of a slice's folder below slices/, one per variation, from the editor's format to what Prismic's API sends. */
export function readSliceMocks(folder: string, lang: Lang = DEFAULT_LANG): PrismicSlice[] {
  const model = readModel(folder);
  return readEditorMocks(folder, lang).map((mock) => ({
    // The API sends a label always; the renderer leaves it out, and draws a random id.
    slice_label: null,
    ...render(model, mock, `slices/${folder}/${mocksFile(lang)}`),
    id: `${model.id}$${mock.variation}`,
  }));
}

function render(model: SharedSliceModel, mock: EditorMock, file: string): Omit<PrismicSlice, "slice_label"> {
  try {
    return renderSliceMock(model as never, mock as never) as Omit<PrismicSlice, "slice_label">;
  } catch (cause) {
    throw new Error(`${file}: the mock of "${mock.variation}" does not fit the model: ${String(cause)}. Save it anew in Slice Machine.`, {
      cause,
    });
  }
}

const readModel = (folder: string) => readJson<SharedSliceModel>(folder, "model.json");

function readJson<T>(folder: string, name: string): T {
  const file = path.join("slices", folder, name);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run codegen:check\`: it names what a slice has to have.`);
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
