import type { CustomTypeModelField, CustomTypeModelSliceZoneField } from "@prismicio/client";
import type { CustomTypeSource, Models, SliceSource } from "./models";
import { typeName } from "./names";

/** A field of the graph, as the models describe it: everything SDL, fragments, manifest and rules need to know. */
export type Field = { name: string; description?: string } & (
  | { kind: "leaf"; scalar: string; list: boolean }
  | { kind: "group"; object: ObjectShape }
  | { kind: "zone"; union: string; slices: string[] }
);

export interface ObjectShape {
  type: string;
  fields: Field[];
}

export interface SliceShape {
  id: string;
  type: string;
  description?: string;
  source: SliceSource;
  variations: { id: string; primary: ObjectShape; item: ObjectShape }[];
}

export interface DocumentShape {
  id: string;
  type: string;
  label: string;
  /** Page types have an address of their own; custom types (menus, banners) are only read by other pages. */
  isPage: boolean;
  /** One document per language: read by its type alone. */
  isSingleton: boolean;
  source: CustomTypeSource;
  data: ObjectShape;
}

export interface ContentShape {
  documents: DocumentShape[];
  slices: SliceShape[];
}

/** Prismic field type -> scalar of bff/modules/content/scalars.graphql. */
const SCALARS: Record<string, string> = {
  Boolean: "Boolean",
  Color: "Color",
  Date: "Date",
  Embed: "Embed",
  GeoPoint: "GeoPoint",
  Image: "Image",
  IntegrationFields: "IntegrationField",
  Link: "Link",
  Number: "Number",
  Range: "Number",
  Select: "Select",
  StructuredText: "RichText",
  Table: "Table",
  Text: "KeyText",
  Timestamp: "Timestamp",
};

/** Turns models into the shape of the graph; throws naming model and field where a field type is unknown. */
export function toContentShape(models: Models): ContentShape {
  return {
    documents: models.customTypes.map(toDocumentShape),
    slices: models.slices.map(toSliceShape),
  };
}

/** An object and all its groups, however deep. */
export function withGroups(object: ObjectShape): ObjectShape[] {
  return [object, ...object.fields.flatMap((field) => (field.kind === "group" ? withGroups(field.object) : []))];
}

function toDocumentShape(source: CustomTypeSource): DocumentShape {
  const { id, label, format, json, repeatable } = source.model;
  const type = typeName(id, "Document");
  const fields = Object.assign({}, ...Object.values(json)) as Record<string, CustomTypeModelField>;
  return {
    id,
    type,
    label: label ?? id,
    isPage: format === "page",
    isSingleton: !repeatable,
    source,
    data: toObject(typeName(type, "Data"), fields, source.file),
  };
}

function toSliceShape(source: SliceSource): SliceShape {
  const { id, name, description, variations } = source.model;
  const type = typeName(id, "Slice");
  return {
    id,
    type,
    description: description || name,
    source,
    variations: variations.map((variation) => ({
      id: variation.id,
      primary: toObject(typeName(type, variation.id, "Primary"), variation.primary ?? {}, source.file),
      item: toObject(typeName(type, variation.id, "Item"), variation.items ?? {}, source.file),
    })),
  };
}

function toObject(type: string, fields: Record<string, CustomTypeModelField>, file: string): ObjectShape {
  return {
    type,
    fields: Object.entries(fields)
      // The uid is a property of the document, not of its data; separators only order the editor.
      .filter(([, field]) => field.type !== "UID" && field.type !== "Separator")
      .map(([name, field]) => toField(type, name, field, file)),
  };
}

function toField(parent: string, name: string, field: CustomTypeModelField, file: string): Field {
  const base = { name, description: describe(field) };
  if (field.type === "Group") {
    const item = typeName(parent, name, "Item");
    return { ...base, kind: "group", object: toObject(item, (field.config?.fields ?? {}) as never, file) };
  }
  if (field.type === "Slices") {
    const union = typeName(parent, name, "Slice");
    return { ...base, kind: "zone", union, slices: sharedSlices(name, field, file) };
  }
  const scalar = SCALARS[field.type];
  if (!scalar) throw new Error(`${file}: field "${name}" has the type "${field.type}", which codegen/shape.ts does not know.`);
  return { ...base, kind: "leaf", scalar, list: isRepeatable(field) };
}

function sharedSlices(name: string, field: CustomTypeModelSliceZoneField, file: string): string[] {
  const choices = Object.entries(field.config?.choices ?? {});
  const legacy = choices.find(([, choice]) => choice.type !== "SharedSlice");
  if (legacy) throw new Error(`${file}: slice "${legacy[0]}" in "${name}" is a legacy slice. Make it a shared slice below slices/.`);
  return choices.map(([id]) => id);
}

function isRepeatable(field: CustomTypeModelField): boolean {
  return Boolean((field.config as { repeat?: boolean } | undefined)?.repeat);
}

function describe(field: CustomTypeModelField): string | undefined {
  const { label, placeholder } = (field.config ?? {}) as { label?: string | null; placeholder?: string };
  return [label, placeholder].filter(Boolean).join(": ") || undefined;
}
