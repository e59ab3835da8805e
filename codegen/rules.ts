import { isGraphqlName } from "./names";
import { type ContentShape, type DocumentShape, type Field, type ObjectShape, type SliceShape, withGroups } from "./shape";

/** A field with the path at which a query finds it. */
interface Placed {
  model: string;
  path: string;
  wrapped: string;
}

/**
 * Everything that would make a model unusable as a GraphQL type. Returns sentences that name model and field,
 * so that an editor can mend it in Slice Machine; an empty list means the models are sound.
 */
export function findModelFaults(shape: ContentShape): string[] {
  return [...findBadNames(shape), ...findNameClashes(shape), ...findMissingSlices(shape), ...findDisagreements(shape)];
}

function findBadNames(shape: ContentShape): string[] {
  const faults: string[] = [];
  const check = (file: string, what: string, id: string) => {
    if (isGraphqlName(id)) return;
    faults.push(`${file}: ${what} "${id}" is no GraphQL name. Use letters, digits and _, and do not begin with a digit.`);
  };
  for (const { id, source, data } of shape.documents) {
    check(source.file, "custom type", id);
    for (const name of fieldNames(data)) check(source.file, "field", name);
  }
  for (const { id, source, variations } of shape.slices) {
    check(source.file, "slice", id);
    for (const variation of variations) {
      check(source.file, "variation", variation.id);
      for (const name of [...fieldNames(variation.primary), ...fieldNames(variation.item)]) check(source.file, "field", name);
    }
  }
  return faults;
}

function findNameClashes(shape: ContentShape): string[] {
  const owner = new Map<string, string>([["UnknownSlice", "Keyway itself"]]);
  return [...shape.documents, ...shape.slices].flatMap((model) =>
    typesOf(model).flatMap((type) => {
      const { file } = model.source;
      const other = owner.get(type);
      owner.set(type, file);
      if (!other) return [];
      return other === file
        ? [`${file} makes the type ${type} twice. Give one of its parts another id.`]
        : [`${file} and ${other} both become the type ${type}. Give one of them another id.`];
    }),
  );
}

/** Every type that codegen makes of one model. */
function typesOf(model: DocumentShape | SliceShape): string[] {
  if ("data" in model) {
    const unions = model.data.fields.flatMap((field) => (field.kind === "zone" ? [field.union] : []));
    return [model.type, ...withGroups(model.data).map(({ type }) => type), ...unions];
  }
  const parts = model.variations.flatMap(({ primary, item }) => [...withGroups(primary), ...withGroups(item)]);
  return [model.type, `${model.type}Primary`, `${model.type}Items`, ...parts.map(({ type }) => type)];
}

function findMissingSlices(shape: ContentShape): string[] {
  const known = new Set(shape.slices.map((slice) => slice.id));
  return shape.documents.flatMap(({ source, data }) =>
    data.fields.flatMap((field) =>
      field.kind === "zone"
        ? field.slices
            .filter((id) => !known.has(id))
            .map((id) => `${source.file}: the slice zone "${field.name}" allows "${id}", which has no model below slices/.`)
        : [],
    ),
  );
}

/**
 * Fields that one query selects at the same path must have the same scalar and list wrapping: GraphQL merges
 * the fragments of all slices of a zone, and of all page types, into one answer.
 */
function findDisagreements(shape: ContentShape): string[] {
  const ofSlices = shape.slices.flatMap(({ source, variations }) =>
    variations.flatMap((variation) => [
      ...placed(`${source.file} (${variation.id})`, "primary", variation.primary),
      ...placed(`${source.file} (${variation.id})`, "items", variation.item),
    ]),
  );
  const ofPages = shape.documents
    .filter((document) => document.isPage)
    .flatMap(({ source, data }) => placed(source.file, "data", data));
  return [...disagreements(ofSlices), ...disagreements(ofPages)];
}

function disagreements(fields: Placed[]): string[] {
  const first = new Map<string, Placed>();
  return fields.flatMap((field) => {
    const other = first.get(field.path);
    if (!other) first.set(field.path, field);
    if (!other || other.wrapped === field.wrapped) return [];
    return [
      `${field.path} is ${field.wrapped} in ${field.model}, but ${other.wrapped} in ${other.model}. ` +
        `Fields at the same path must agree: rename one of them.`,
    ];
  });
}

function placed(model: string, path: string, object: ObjectShape): Placed[] {
  return object.fields.flatMap((field): Placed[] => {
    const here = { model, path: `${path}.${field.name}`, wrapped: wrappedType(field) };
    return field.kind === "group" ? [here, ...placed(model, here.path, field.object)] : [here];
  });
}

function wrappedType(field: Field): string {
  if (field.kind === "group") return "a group";
  if (field.kind === "zone") return "a slice zone";
  return field.list ? `[${field.scalar}]` : field.scalar;
}

function fieldNames(object: ObjectShape): string[] {
  return object.fields.flatMap((field) => (field.kind === "group" ? [field.name, ...fieldNames(field.object)] : [field.name]));
}
