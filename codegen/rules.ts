import { isReserved, sectionOf, TYPES_WITH_PATHS } from "#shared/config/reservedPaths.ts";
import type { TakenNames } from "./moduleSdl";
import { componentName, graphName, isGraphqlName } from "./names";
import { allSlices, type ContentShape, type DocumentShape, type Field, type ObjectShape, type SliceShape, withGroups } from "./shape";

/**
 * Returns a sentence for each fault that makes a model unusable as a GraphQL type. It names model and field, so that an editor can fix
 * it in Slice Machine. Empty if the models are sound.
 */
export function findModelFaults(shape: ContentShape, takenNames: TakenNames): string[] {
  return [...findBadNames(shape), ...findNameClashes(shape, takenNames)];
}

/**
 * Returns a sentence for each page type whose pages would lie below a path of the site itself, which the site serves instead of them. Such
 * a type is allowed: other clients of the graph may read its documents.
 */
export function findReservedSections({ documents }: ContentShape): string[] {
  const named = documents.filter(({ id, isPage }) => isPage && !TYPES_WITH_PATHS.some((type) => type === id));
  return named
    .filter(({ id }) => isReserved(`/${sectionOf(id)}/`))
    .map(
      ({ id, source }) =>
        `${source.file}: the page type "${id}" would have its pages at /${sectionOf(id)}/, which the site needs for itself: they are not ` +
        "shown. Give the type another id.",
    );
}

function findBadNames(shape: ContentShape): string[] {
  const faults: string[] = [];
  const check = (isRight: boolean, file: string, what: string, id: string, remedy: string) => {
    if (!isRight) faults.push(`${file}: ${what} "${id}" ${remedy}`);
  };
  const checkFields = (file: string, ...objects: ObjectShape[]) => {
    for (const { id } of objects.flatMap(allFields)) check(isId(id), file, "field", id, hyphenated);
    for (const [one, other] of objects.flatMap(withGroups).flatMap(findTwins)) {
      check(false, file, "field", one, `and "${other}" both become the field ${graphName(one)} of the graph. Give one of them another id.`);
    }
  };
  const hyphenated = "is not a valid GraphQL name, even with _ in place of each hyphen. Use letters, digits and hyphens.";
  for (const { id, source, data } of shape.documents) {
    check(isId(id), source.file, "custom type", id, hyphenated);
    checkFields(source.file, data);
  }
  for (const { id, name, file } of shape.slices) {
    check(isGraphqlName(id), file, "slice", id, "is not a valid JavaScript name, which slices/index.ts needs. Use letters, digits and _.");
    check(
      /^[A-Z]\w*$/i.test(componentName(name)),
      file,
      "the slice's name",
      name,
      "is not a valid component name. Begin it with a letter.",
    );
  }
  for (const { file, variations } of allSlices(shape)) {
    for (const variation of variations) {
      check(isId(variation.id), file, "variation", variation.id, hyphenated);
      checkFields(file, variation.primary, variation.item);
    }
  }
  return faults;
}

/** Returns pairs of fields of one object whose ids get the same GraphQL name. */
function findTwins({ fields }: ObjectShape): [string, string][] {
  return fields.flatMap(({ id, name }, index): [string, string][] => {
    const twin = fields.slice(0, index).find((other) => other.name === name);
    return twin ? [[id, twin.id]] : [];
  });
}

/** Whether an id can become part of a GraphQL name. */
function isId(id: string): boolean {
  return isGraphqlName(graphName(id));
}

/** Returns a fault for each pair of files that define the same type or the same field of Query. */
function findNameClashes(shape: ContentShape, takenNames: TakenNames): string[] {
  const types = [
    ...shape.documents.map((document) => ({ file: document.source.file, names: typesOf(document) })),
    ...allSlices(shape).map((slice) => ({ file: slice.file, names: typesOf(slice) })),
  ];
  const queries = shape.documents.map(({ singleton, source }) => ({ file: source.file, names: singleton ? [singleton] : [] }));
  return [...clashes(types, takenNames.types, "the type"), ...clashes(queries, takenNames.queries, "the field of Query")];
}

function clashes(models: readonly { file: string; names: string[] }[], takenNames: ReadonlyMap<string, string>, what: string): string[] {
  const owners = new Map(takenNames);
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

/** Returns the names of all types that codegen generates from one model. */
function typesOf(model: DocumentShape | SliceShape): string[] {
  if ("data" in model) {
    const unions = model.data.fields.flatMap((field) => (field.kind === "zone" ? [field.union] : []));
    return [model.type, ...withGroups(model.data).map(({ type }) => type), ...unions];
  }
  const parts = model.variations.flatMap(({ primary, item }) => [...withGroups(primary), ...withGroups(item)]);
  return [model.type, `${model.type}Primary`, `${model.type}Items`, ...parts.map(({ type }) => type)];
}

/** Returns a fault for each slice that a zone allows and that has no model. Call it only if the models of all slices could be read. */
export function findMissingSlices(shape: ContentShape): string[] {
  const modelIds = new Set(shape.slices.map((slice) => slice.id));
  return shape.documents.flatMap(({ source, data }) =>
    data.fields.flatMap((field) =>
      field.kind === "zone"
        ? field.slices
            .filter((id) => !modelIds.has(id))
            .map(
              (id) =>
                `${source.file}: the slice zone "${field.name}" allows "${id}", which ` +
                "has no model below slices/. Create the slice, or take it out of the zone.",
            )
        : [],
    ),
  );
}

/** Returns the fields of an object and of all its nested groups. */
function allFields(object: ObjectShape): Field[] {
  return withGroups(object).flatMap(({ fields }) => fields);
}
