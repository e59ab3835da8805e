import type { TakenNames } from "./moduleSdl";
import { componentName, graphName, isGraphqlName } from "./names";
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
export function findModelFaults(shape: ContentShape, taken: TakenNames): string[] {
  return [...findBadNames(shape), ...findNameClashes(shape, taken), ...findDisagreements(shape)];
}

function findBadNames(shape: ContentShape): string[] {
  const faults: string[] = [];
  const check = (isRight: boolean, file: string, what: string, id: string, remedy: string) => {
    if (!isRight) faults.push(`${file}: ${what} "${id}" ${remedy}`);
  };
  const checkFields = (file: string, ...objects: ObjectShape[]) => {
    for (const name of objects.flatMap(fieldNames)) {
      check(isGraphqlName(name), file, "field", name, "is no GraphQL name. Use letters, digits and _, and do not begin with a digit.");
    }
  };
  const hyphenated = "is no GraphQL name, even with _ in place of each hyphen. Use letters, digits and hyphens.";
  for (const { id, source, data } of shape.documents) {
    check(isId(id), source.file, "custom type", id, hyphenated);
    checkFields(source.file, data);
  }
  for (const { id, source, variations } of shape.slices) {
    const { name } = source.model;
    check(isGraphqlName(id), source.file, "slice", id, "is no name in JavaScript, as Slice Machine writes it into slices/index.ts. Use letters, digits and _.");
    check(/^[A-Z]\w*$/i.test(componentName(name)), source.file, "the slice's name", name, "makes no name of a component. Begin it with a letter.");
    for (const variation of variations) {
      check(isId(variation.id), source.file, "variation", variation.id, hyphenated);
      checkFields(source.file, variation.primary, variation.item);
    }
  }
  return faults;
}

/** Whether an id of a type or variation, which only makes names of GraphQL types, can make one. */
function isId(id: string): boolean {
  return isGraphqlName(graphName(id));
}

/** Two models that become one type or one field of Query: said once of each two files. */
function findNameClashes(shape: ContentShape, taken: TakenNames): string[] {
  const types = [...shape.documents, ...shape.slices].map((model) => ({ file: model.source.file, names: typesOf(model) }));
  const queries = shape.documents.map(({ singleton, source }) => ({ file: source.file, names: singleton ? [singleton] : [] }));
  return [...clashes(types, taken.types, "the type"), ...clashes(queries, taken.queries, "the field of Query")];
}

function clashes(models: readonly { file: string; names: string[] }[], taken: ReadonlyMap<string, string>, what: string): string[] {
  const owners = new Map(taken);
  const faults = new Map<string, string>();
  for (const { file, names } of models) {
    for (const name of names) {
      const other = owners.get(name);
      owners.set(name, file);
      if (!other || faults.has(`${file} ${other}`)) continue;
      faults.set(
        `${file} ${other}`,
        other === file
          ? `${file} makes ${what} ${name} twice. Give one of its parts another id.`
          : `${file} and ${other} both become ${what} ${name}. Give one of them another id.`,
      );
    }
  }
  return [...faults.values()];
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

/** Slices that a zone allows and that have no model: only known where the models of all slices could be read. */
export function findMissingSlices(shape: ContentShape): string[] {
  const known = new Set(shape.slices.map((slice) => slice.id));
  return shape.documents.flatMap(({ source, data }) =>
    data.fields.flatMap((field) =>
      field.kind === "zone"
        ? field.slices
            .filter((id) => !known.has(id))
            .map((id) => `${source.file}: the slice zone "${field.name}" allows "${id}", which has no model below slices/. Create the slice, or take it out of the zone.`)
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
