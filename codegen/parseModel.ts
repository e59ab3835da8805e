import type { CustomTypeModel, CustomTypeModelField, SharedSliceModel } from "@prismicio/client";
import { FIELD_TYPES } from "./fieldTypes";

/** Receives a fault of a model: a sentence about its file that says what to do. */
export type Report = (sentence: string) => void;

type Json = Record<string, unknown>;
type Fields = Record<string, CustomTypeModelField>;

/**
 * Parses a custom type from its file's JSON, filling in what Slice Machine leaves out or sets to null. Returns undefined if it is not
 * one.
 */
export function parseCustomType(json: unknown, report: Report): CustomTypeModel | undefined {
  if (!isModel(json, "a custom type", report)) return undefined;
  if (!isObject(json.json)) {
    report('has no "json" with tabs of fields. Push the type to Prismic and pull it again, or remove the file.');
    return undefined;
  }
  const tabs = Object.entries(json.json).map(([name, fields]) => [name, parseFields(fields, `the tab "${name}"`, report)]);
  return { ...(json as unknown as CustomTypeModel), json: Object.fromEntries(tabs) };
}

/** Parses a shared slice from its file's JSON. Returns undefined if it is not one. */
export function parseSlice(json: unknown, report: Report): SharedSliceModel | undefined {
  if (!isModel(json, "a slice", report)) return undefined;
  const { id, name = id, variations } = json;
  if (typeof name !== "string") report('has a "name" that is not a string. Name the slice after its component.');
  if (!Array.isArray(variations) || variations.length === 0) {
    report('has no "variations". Give the slice at least one in Slice Machine, or remove its folder.');
    return undefined;
  }
  const parsed = variations.flatMap((variation: unknown) => parseVariation(variation, report) ?? []);
  return { ...(json as unknown as SharedSliceModel), name: String(name), variations: parsed };
}

function parseVariation(variation: unknown, report: Report): SharedSliceModel["variations"][number] | undefined {
  if (!isObject(variation) || typeof variation.id !== "string" || variation.id === "") {
    report('has a variation without an "id". Give it one.');
    return undefined;
  }
  const place = `the variation "${variation.id}"`;
  const primary = parseFields(variation.primary, place, report);
  const items = parseFields(variation.items, `the items of ${place}`, report);
  return { ...variation, primary, items } as SharedSliceModel["variations"][number];
}

function isModel(json: unknown, what: string, report: Report): json is Json & { id: string } {
  if (!isObject(json)) {
    report(
      `holds ${Array.isArray(json) ? "a list" : JSON.stringify(json)} ` +
        `in place of the model of ${what}. Put the model there, or remove the file.`,
    );
    return false;
  }
  if (typeof json.id === "string" && json.id !== "") return true;
  report(`has no "id". Give ${what} the id that it has in Prismic.`);
  return false;
}

/** Returns the fields by their ids. Without fields, Slice Machine writes `{}`; older versions wrote null or nothing. */
function parseFields(fields: unknown, place: string, report: Report): Fields {
  if (fields === null || fields === undefined) return {};
  if (!isObject(fields)) {
    report(
      `has in ${place} no fields by their ids, but ${Array.isArray(fields) ? "a list" : JSON.stringify(fields)}. ` +
        "Write {} where there are none.",
    );
    return {};
  }
  const parsed = Object.entries(fields).map(([id, field]) => [id, parseField(id, field, report)] as const);
  return Object.fromEntries(parsed.filter(([, field]) => field !== undefined)) as Fields;
}

function parseField(id: string, field: unknown, report: Report): CustomTypeModelField | undefined {
  if (!isObject(field) || typeof field.type !== "string") {
    report(`field "${id}" has no type. Give it one in Slice Machine, or remove it.`);
    return undefined;
  }
  if (!FIELD_TYPES.includes(field.type)) {
    report(`field "${id}" has the type "${field.type}", which codegen/fieldTypes.ts does not know. Give it another, or add it there.`);
    return undefined;
  }
  const config = isObject(field.config) ? field.config : {};
  if (field.type === "Group")
    return { ...field, config: { ...config, fields: parseFields(config.fields, `the group "${id}"`, report) } } as never;
  if (field.type === "Slices") return { ...field, config: { ...config, choices: parseChoices(id, config.choices, report) } } as never;
  return field as never;
}

function parseChoices(zone: string, choices: unknown, report: Report): Json {
  if (!isObject(choices)) return {};
  const parsed = Object.entries(choices).flatMap(([id, choice]): [string, unknown][] => {
    if (isObject(choice) && choice.type === "SharedSlice") return [[id, choice]];
    if (isObject(choice) && choice.type === "Slice") return [[id, parseComposite(id, choice, report)]];
    report(`slice "${id}" in "${zone}" is a legacy slice. Make it a shared slice below slices/.`);
    return [];
  });
  return Object.fromEntries(parsed);
}

/** Parses a composite slice, the kind before shared slices, whose model is part of the custom type's. */
function parseComposite(id: string, slice: Json, report: Report): Json {
  const primary = parseFields(slice["non-repeat"], `the slice "${id}"`, report);
  return { ...slice, "non-repeat": primary, repeat: parseFields(slice.repeat, `the repeated fields of the slice "${id}"`, report) };
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
