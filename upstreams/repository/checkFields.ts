import { checkLink, checkPicture, type RepositoryIds } from "./checkLinks";
import { checkRichText } from "./checkRichText";
import type { FieldModel, Fields, SliceModel } from "./models";

/** What a value is checked against, beside its own model. */
export interface CheckContext {
  slices: readonly SliceModel[];
  ids: RepositoryIds;
}

/** Lists what is wrong with the values of some fields, a line each with the path of the value. Empty values (null) are always good. */
export function checkFields(values: unknown, fields: Fields, path: string, context: CheckContext): string[] {
  if (!isRecord(values)) return [`${path}: must be an object`];
  return Object.entries(values).flatMap(([name, value]) => {
    const model = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const at = `${path}.${name}`;
    if (!model || model.type === "UID") return [`${at}: unknown field`];
    return value === null || value === undefined ? [] : checkValue(value, model, at, context);
  });
}

function checkValue(value: unknown, model: FieldModel, at: string, context: CheckContext): string[] {
  const { type, config = {} } = model;
  switch (type) {
    case "StructuredText":
      return checkRichText(value, config.single ?? config.multi ?? "", at, context.ids);
    case "Image":
      return checkPicture(
        value,
        (config.thumbnails ?? []).map(({ name }) => name),
        at,
        context.ids,
      );
    case "Link":
      return config.repeat ? checkEach(value, at, (one, path) => checkLink(one, path, context.ids)) : checkLink(value, at, context.ids);
    case "Group":
      return checkEach(value, at, (one, path) => checkFields(one, config.fields ?? {}, path, context));
    case "Slices":
      return checkEach(value, at, (one, path) => checkSlice(one, config.choices ?? {}, path, context));
    default:
      return checkSimpleValue(value, model, at);
  }
}

/** Checks a value of a type that holds no other fields, slices, links or pictures. */
function checkSimpleValue(value: unknown, { type, config = {} }: FieldModel, at: string): string[] {
  if (type === "Select") return config.options?.includes(String(value)) ? [] : [`${at}: is none of ${config.options?.join(", ")}`];
  const { is, name } = SIMPLE_TYPES[type] ?? { is: isString, name: "a text" };
  return is(value) ? [] : [`${at}: must be ${name}`];
}

const isString = (value: unknown) => typeof value === "string";

/** What the value of a field must be, by the field's type; a text if the type is not listed. */
const SIMPLE_TYPES: Readonly<Record<string, { is(value: unknown): boolean; name: string }>> = {
  Embed: { is: (value) => isRecord(value) && (!("embed_url" in value) || isString(value.embed_url)), name: "an embed" },
  GeoPoint: { is: isRecord, name: "a point" },
  // An item of a catalog, as the Content API sends it, or its id.
  IntegrationFields: { is: (value) => isRecord(value) || isString(value), name: "an item of the catalog" },
  Number: { is: (value) => typeof value === "number", name: "a number" },
  Boolean: { is: (value) => typeof value === "boolean", name: "true or false" },
};

function checkSlice(value: unknown, choices: Record<string, unknown>, at: string, context: CheckContext): string[] {
  if (!isRecord(value)) return [`${at}: must be a slice`];
  const { slice_type: type, variation = "default", primary = {}, items = [] } = value;
  const model = Object.hasOwn(choices, String(type)) && context.slices.find(({ id }) => id === type);
  if (!model) return [`${at}.slice_type: ${String(type)} is no slice of this zone`];
  const chosen = model.variations.find(({ id }) => id === variation);
  if (!chosen) return [`${at}.variation: ${String(variation)} is no variation of ${String(type)}`];
  return [
    ...checkFields(primary, chosen.primary ?? {}, `${at}.primary`, context),
    ...checkEach(items, `${at}.items`, (one, path) => checkFields(one, chosen.items ?? {}, path, context)),
  ];
}

function checkEach(value: unknown, at: string, check: (one: unknown, path: string) => string[]): string[] {
  if (!Array.isArray(value)) return [`${at}: must be a list`];
  return value.flatMap((one, index) => check(one, `${at}[${index}]`));
}

/** Whether a value is an object with fields. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
