import { checkLink, checkPicture, type KnownIds } from "./checkLinks";
import { checkRichText } from "./checkRichText";
import type { FieldModel, Fields, SliceModel } from "./models";

/** What a value is checked against, beside its own model. */
export interface CheckContext {
  slices: readonly SliceModel[];
  known: KnownIds;
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
      return checkRichText(value, config.single ?? config.multi ?? "", at, context.known);
    case "Image":
      return checkPicture(
        value,
        (config.thumbnails ?? []).map(({ name }) => name),
        at,
        context.known,
      );
    case "Link":
      return config.repeat ? checkEach(value, at, (one, path) => checkLink(one, path, context.known)) : checkLink(value, at, context.known);
    case "Group":
      return checkEach(value, at, (one, path) => checkFields(one, config.fields ?? {}, path, context));
    case "Slices":
      return checkEach(value, at, (one, path) => checkSlice(one, config.choices ?? {}, path, context));
    case "Select":
      return config.options?.includes(String(value)) ? [] : [`${at}: is none of ${config.options?.join(", ")}`];
    case "Embed":
      return isRecord(value) && (!("embed_url" in value) || typeof value.embed_url === "string") ? [] : [`${at}: must be an embed`];
    case "GeoPoint":
      return isRecord(value) ? [] : [`${at}: must be a point`];
    // An item of a catalog, as the Content API sends it, or its id.
    case "IntegrationFields":
      return isRecord(value) || typeof value === "string" ? [] : [`${at}: must be an item of the catalog`];
    case "Number":
      return typeof value === "number" ? [] : [`${at}: must be a number`];
    case "Boolean":
      return typeof value === "boolean" ? [] : [`${at}: must be true or false`];
    default:
      return typeof value === "string" ? [] : [`${at}: must be a text`];
  }
}

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
