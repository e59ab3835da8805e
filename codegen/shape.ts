import type { CustomTypeModel, CustomTypeModelField, CustomTypeModelSlice } from "@prismicio/client";
import { NO_DATA, SCALARS } from "./fieldTypes";
import type { CustomTypeSource, Models, SliceSource } from "./models";
import { graphName, queryName, typeName } from "./names";

/** A field of the schema as the models describe it, with everything that SDL, fragments, manifest and rules need. */
export type Field = {
  /** Its id in the models and in Prismic's content. */
  id: string;
  /** Its GraphQL name: the id in characters that GraphQL allows. */
  name: string;
  description?: string;
  /** Of an image field: the names of its thumbnails. */
  thumbnails?: string[];
} & (
  | { kind: "leaf"; scalar: string; list: boolean }
  | { kind: "group"; object: ObjectShape }
  /** `slices` are the ids of shared slices; `own` are the composite slices, whose models are part of the zone. */
  | { kind: "zone"; union: string; slices: string[]; composites: SliceShape[] }
);

export interface ObjectShape {
  type: string;
  fields: Field[];
}

export interface SliceShape {
  id: string;
  type: string;
  name: string;
  description?: string;
  /** The file of its model. */
  file: string;
  /** A shared slice's folder and live fields. */
  source?: SliceSource;
  variations: { id: string; primary: ObjectShape; item: ObjectShape }[];
}

export interface DocumentShape {
  id: string;
  type: string;
  label: string;
  /** Documents of page types have a URL; those of other custom types (menus, banners) are parts of pages. */
  isPage: boolean;
  /** The field of Query that returns the document of a type that has one document per language. */
  singleton?: string;
  source: CustomTypeSource;
  data: ObjectShape;
}

export interface ContentShape {
  documents: DocumentShape[];
  /** Shared slices. */
  slices: SliceShape[];
}

/** Returns the shared slices and the composite slices of all zones, each once. */
export function allSlices({ documents, slices }: ContentShape): SliceShape[] {
  const composites = documents.flatMap(({ data }) => data.fields.flatMap((field) => (field.kind === "zone" ? field.composites : [])));
  return [...new Set([...slices, ...composites])];
}

/** Whether a type implements the interface PageWithSlices: its documents have a URL and a slice zone. */
export function isPageWithSlices({ isPage, data }: DocumentShape): boolean {
  return isPage && data.fields.some(({ kind }) => kind === "zone");
}

/** Returns the slices that a zone allows. */
export function slicesIn(zone: Field & { kind: "zone" }, { slices }: ContentShape): SliceShape[] {
  return [...slices.filter(({ id }) => zone.slices.includes(id)), ...zone.composites];
}

/** Converts the models to the shape of the schema. */
export function toContentShape({ customTypes, slices }: Models): ContentShape {
  const pages = findPageTypes(customTypes);
  const alike = findCompositesAlike({ customTypes, slices });
  return {
    documents: customTypes.map((source) => toDocumentShape(source, pages.includes(source), alike)),
    slices: slices.map(toSliceShape),
  };
}

/** The composite slices that are one type in all zones, by id. */
type CompositesAlike = ReadonlyMap<string, SliceShape>;

/**
 * Returns the composite slices that all their zones describe alike. They are one type, `HeroSlice`, instead of one for each zone: a page
 * query selects the fields of each type. Those whose name another type has are left out.
 */
function findCompositesAlike({ customTypes, slices }: Models): CompositesAlike {
  const otherTypes = new Set([
    "UnknownSlice",
    ...customTypes.map(({ model }) => documentType(model.id)),
    ...slices.map(({ model }) => sliceType(model.id)),
  ]);
  const byType = new Map<string, { composite: SliceShape; isAlike: boolean }>();
  for (const { model, file } of customTypes) {
    for (const [id, choice] of Object.values(fieldsOf(model)).flatMap(compositesIn)) {
      const composite = toComposite(sliceType(id), id, choice, file);
      const other = byType.get(composite.type);
      if (!other) byType.set(composite.type, { composite, isAlike: !otherTypes.has(composite.type) });
      else if (fingerprint(composite) !== fingerprint(other.composite)) other.isAlike = false;
    }
  }
  return new Map([...byType.values()].flatMap(({ composite, isAlike }) => (isAlike ? [[composite.id, composite]] : [])));
}

/** Returns what two composite slices have in common if they can be one type: everything but their words for editors. */
function fingerprint({ id, variations }: SliceShape): string {
  return JSON.stringify([id, variations], (key, value: unknown) => (key === "description" ? undefined : value));
}

/**
 * Returns the types whose documents have a URL. Models of older versions of Slice Machine have no "format": then types with a uid are
 * pages, or all types if none has one.
 */
function findPageTypes(customTypes: CustomTypeSource[]): CustomTypeSource[] {
  const pages = customTypes.filter(({ model }) => model.format === "page");
  if (pages.length > 0) return pages;
  const withUid = customTypes.filter(({ model }) =>
    Object.values(model.json).some((tab) => Object.values(tab).some(({ type }) => type === "UID")),
  );
  return withUid.length > 0 ? withUid : customTypes;
}

/** The variation of slices whose content names none. */
const COMPOSITE_VARIATION = "default";

/** Returns an object and all its nested groups. */
export function withGroups(object: ObjectShape): ObjectShape[] {
  return [object, ...object.fields.flatMap((field) => (field.kind === "group" ? withGroups(field.object) : []))];
}

function documentType(id: string): string {
  return typeName(id, "Document");
}

function sliceType(id: string): string {
  return typeName(id, "Slice");
}

function fieldsOf({ json }: CustomTypeModel): Record<string, CustomTypeModelField> {
  return Object.assign({}, ...Object.values(json)) as Record<string, CustomTypeModelField>;
}

function toDocumentShape(source: CustomTypeSource, isPage: boolean, alike: CompositesAlike): DocumentShape {
  const { id, label, repeatable } = source.model;
  const type = documentType(id);
  return {
    id,
    type,
    label: label ?? id,
    isPage,
    singleton: repeatable ? undefined : queryName(id),
    source,
    data: toObject(typeName(type, "Data"), fieldsOf(source.model), source.file, alike),
  };
}

function toSliceShape(source: SliceSource): SliceShape {
  const { id, name, description, variations } = source.model;
  const type = sliceType(id);
  return {
    id,
    type,
    name,
    description: description || name,
    file: source.file,
    source,
    variations: variations.map((variation) => ({
      id: variation.id,
      primary: toObject(typeName(type, variation.id, "Primary"), variation.primary ?? {}, source.file),
      item: toObject(typeName(type, variation.id, "Item"), variation.items ?? {}, source.file),
    })),
  };
}

/** Only the data of a document has zones, for which `alike` is needed. */
function toObject(type: string, fields: Record<string, CustomTypeModelField>, file: string, alike?: CompositesAlike): ObjectShape {
  return {
    type,
    fields: Object.entries(fields)
      .filter(([, field]) => !NO_DATA.includes(field.type))
      .map(([id, field]) => toField(type, id, field, file, alike)),
  };
}

function toField(parent: string, id: string, field: CustomTypeModelField, file: string, alike?: CompositesAlike): Field {
  const base = { id, name: graphName(id), description: describe(field) };
  if (field.type === "Group") {
    const item = typeName(parent, id, "Item");
    return { ...base, kind: "group", object: toObject(item, (field.config?.fields ?? {}) as never, file) };
  }
  if (field.type === "Slices") {
    const union = typeName(parent, id, "Slice");
    const choices = Object.entries(field.config?.choices ?? {});
    const slices = choices.filter(([, choice]) => choice.type === "SharedSlice").map(([slice]) => slice);
    const composites = compositesIn(field).map(
      ([slice, choice]) => alike?.get(slice) ?? toComposite(typeName(parent, id, slice, "Slice"), slice, choice, file),
    );
    return { ...base, kind: "zone", union, slices, composites };
  }
  const thumbnails = field.type === "Image" ? thumbnailsOf(field) : undefined;
  return { ...base, ...(thumbnails && { thumbnails }), kind: "leaf", scalar: SCALARS[field.type]!, list: isRepeatable(field) };
}

/** Returns the models of a zone's composite slices by their ids; none if the field is no zone. */
function compositesIn(field: CustomTypeModelField): [id: string, model: CustomTypeModelSlice][] {
  if (field.type !== "Slices") return [];
  return Object.entries(field.config?.choices ?? {}).flatMap(([id, choice]) => (choice.type === "Slice" ? [[id, choice]] : []));
}

/** Converts a composite slice, the kind before shared slices. It has one variation, which its content does not name. */
function toComposite(type: string, id: string, model: CustomTypeModelSlice, file: string): SliceShape {
  const name = model.fieldset || id;
  const primary = toObject(
    typeName(type, COMPOSITE_VARIATION, "Primary"),
    (model["non-repeat"] ?? {}) as Record<string, CustomTypeModelField>,
    file,
  );
  const item = toObject(typeName(type, COMPOSITE_VARIATION, "Item"), (model.repeat ?? {}) as Record<string, CustomTypeModelField>, file);
  return { id, type, name, description: name, file, variations: [{ id: COMPOSITE_VARIATION, primary, item }] };
}

/** Older models have no list of thumbnails, and some lists have entries without a name. */
function thumbnailsOf({ config }: CustomTypeModelField & { type: "Image" }): string[] {
  const thumbnails: readonly unknown[] = Array.isArray(config?.thumbnails) ? config.thumbnails : [];
  return thumbnails.flatMap((thumbnail) => {
    const { name } = (thumbnail ?? {}) as { name?: unknown };
    return typeof name === "string" && name !== "" ? [name] : [];
  });
}

function isRepeatable(field: CustomTypeModelField): boolean {
  return Boolean((field.config as { repeat?: boolean } | undefined)?.repeat);
}

function describe(field: CustomTypeModelField): string | undefined {
  const { label, placeholder } = (field.config ?? {}) as { label?: string | null; placeholder?: string };
  return [label, placeholder].filter(Boolean).join(": ") || undefined;
}
