import { createInvalidArgument } from "./googleError";
import { tiers, type Tier } from "./ledger";
import { fieldsByTier, type FieldTree } from "./placeFields";

/** The requested fields; true for a whole field. */
export type FieldMask = true | { [field: string]: FieldMask };

/** Parses `X-Goog-FieldMask`. Throws a 400 that names a path without a field. */
export function parseFieldMask(header: string | undefined, fields: FieldTree): FieldMask {
  if (!header) {
    throw createInvalidArgument(
      "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it.",
    );
  }
  if (header === "*") return true;
  const mask: FieldMask = {};
  for (const path of header.split(",")) {
    if (!addPath(mask, path.split("."), fields)) {
      throw createInvalidArgument(`Error expanding 'fields' parameter. Cannot find matching fields for path '${path}'.`);
    }
  }
  return mask;
}

/** Returns the masked part of a message; undefined if nothing is left. */
export function applyFieldMask(value: unknown, mask: FieldMask): unknown {
  if (mask === true) return value;
  if (Array.isArray(value)) return value.map((item) => applyFieldMask(item, mask) ?? {});
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value)
    .filter(([name]) => Object.hasOwn(mask, name))
    .map(([name, field]) => [name, applyFieldMask(field, mask[name]!)] as const)
    .filter(([, field]) => field !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns the price tier of a mask over the fields of a place. */
export function toTier(mask: FieldMask): Tier {
  const isAskedFor = (tier: Tier) => mask === true || Object.keys(mask).some((name) => Object.hasOwn(fieldsByTier[tier], name));
  return tiers.findLast(isAskedFor) ?? "ids";
}

function addPath(mask: FieldMask, [name = "", ...rest]: string[], fields: FieldTree): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || mask === true) return field !== undefined;
  if (rest.length === 0) {
    mask[name] = true;
    return true;
  }
  if (field === true) return false;
  return addPath((mask[name] ??= {}), rest, field);
}
