import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SharedSliceModel } from "@prismicio/client";
import { renderSliceMock } from "@prismicio/mocks";
import { mocksFile } from "#codegen/sliceParts.ts";
import { DEFAULT_LANG, type Lang } from "#site/i18n/languages.ts";

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

/** Returns the folders of all slices. */
export function listSlices(): string[] {
  return readdirSync("slices").filter((folder) => existsSync(path.join("slices", folder, "model.json")));
}

/** A mock in Slice Machine's format. */
export interface EditorMock {
  variation: string;
}

/**
 * Returns the mocks of a slice in Slice Machine's format, in the order of the model's variations: Slice Machine moves a saved one to the
 * end of mocks.json. Mocks of unknown variations come last.
 */
export function readEditorMocks(folder: string, lang: Lang = DEFAULT_LANG): EditorMock[] {
  const order = readModel(folder).variations.map(({ id }) => id);
  const place = ({ variation }: EditorMock) => (order.includes(variation) ? order.indexOf(variation) : order.length);
  return readJson<EditorMock[]>(folder, mocksFile(lang)).toSorted((one, other) => place(one) - place(other));
}

/** Returns the mocks of a slice, one per variation, converted to the format of Prismic's API. */
export function readSliceMocks(folder: string, lang: Lang = DEFAULT_LANG): PrismicSlice[] {
  const model = readModel(folder);
  return readEditorMocks(folder, lang).map((mock) => ({
    // The API always sends a label, which the renderer omits.
    slice_label: null,
    ...render(model, mock, `slices/${folder}/${mocksFile(lang)}`),
    id: `${model.id}$${mock.variation}`,
  }));
}

/** The renderer takes a mock of a variation that the model lacks for an empty one. */
function render(model: SharedSliceModel, mock: EditorMock, file: string): Omit<PrismicSlice, "slice_label"> {
  if (!model.variations.some(({ id }) => id === mock.variation))
    throw new Error(`${file}: the model has no variation "${mock.variation}". Save the slice again in Slice Machine.`);
  return renderWithItems(model, mock) as Omit<PrismicSlice, "slice_label">;
}

/** Marks the id of a catalog's item on its way through the renderer. */
const ITEM = "item of a catalog: ";

/** The renderer leaves items of catalogs empty: their ids pass through it as text. */
function renderWithItems(model: SharedSliceModel, mock: EditorMock): unknown {
  const asText = (_: string, value: { type?: unknown; __TYPE__?: unknown; value?: unknown } | null) => {
    if (value?.type === "IntegrationFields") return { ...value, type: "Text" };
    return value?.__TYPE__ === "IntegrationFieldsContent"
      ? { __TYPE__: "FieldContent", type: "Text", value: ITEM + String(value.value) }
      : value;
  };
  const copied = (json: unknown) => JSON.parse(JSON.stringify(json), asText) as never;
  return withItems(renderSliceMock(copied(model), copied(mock)));
}

/** Puts what a catalog holds of an item in place of its id, as the repository does: of kiosks, the only catalog there is. */
function withItems(value: unknown): unknown {
  if (typeof value === "string" && value.startsWith(ITEM)) return { location_id: value.slice(ITEM.length) };
  if (Array.isArray(value)) return value.map(withItems);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withItems(inner)]));
}

const readModel = (folder: string) => readJson<SharedSliceModel>(folder, "model.json");

function readJson<T>(folder: string, name: string): T {
  const file = path.join("slices", folder, name);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run codegen:check\`: it lists what a slice lacks.`);
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
