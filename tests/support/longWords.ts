import { readFileSync } from "node:fs";
import { listSlices, type PrismicSlice } from "./sliceMock";

/** An address as editors paste it: 50 characters without a place to break a line. */
export const LONG_WORD = "https://www.keyway.example/privacy-policy/requests";

interface FieldModel {
  type: string;
  config?: { fields?: Record<string, FieldModel> };
}
interface SliceModel {
  id: string;
  variations: { id: string; primary?: Record<string, FieldModel>; items?: Record<string, FieldModel> }[];
}

const models = listSlices().map((folder) => JSON.parse(readFileSync(`slices/${folder}/model.json`, "utf8")) as SliceModel);

/** Returns a slice with the long word in each of its texts: alone in plain texts and links, within a sentence in rich text. */
export function withLongWords(slice: PrismicSlice): PrismicSlice {
  const model = models.find(({ id }) => id === slice.slice_type)?.variations.find(({ id }) => id === slice.variation);
  return { ...slice, primary: lengthen(slice.primary, model?.primary ?? {}) };
}

function lengthen(fields: Record<string, unknown>, model: Record<string, FieldModel>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, lengthenField(value, model[name])]));
}

function lengthenField(value: unknown, model: FieldModel | undefined): unknown {
  if (model?.type === "Text") return LONG_WORD;
  if (model?.type === "Group" && Array.isArray(value)) return value.map((row) => lengthen(row, model.config?.fields ?? {}));
  if (model?.type === "StructuredText" && Array.isArray(value)) return value.map(lengthenBlock);
  if (model?.type === "Link" && isRecord(value) && "url" in value) return { ...value, text: LONG_WORD };
  return value;
}

function lengthenBlock(block: unknown): unknown {
  return isRecord(block) && typeof block.text === "string" ? { ...block, text: `See ${LONG_WORD} for more.`, spans: [] } : block;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
