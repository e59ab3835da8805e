import { allSlices, type ContentShape, type DocumentShape, type Field, type ObjectShape, type SliceShape, slicesIn } from "./shape";

/** A field with its path in a response. */
interface Placed {
  path: string;
  field: Field;
}

/** The response keys by which the generated fragments select fields, and the fields' names in the models. */
export interface ResponseKeys {
  /** Returns the key of a field in a response: its GraphQL name, or an alias. */
  of(field: Field): string;
  /** Alias -> the field's GraphQL name and its id in the models, sorted by alias. */
  aliases: Map<string, { name: string; id: string }>;
}

/**
 * Chooses the response keys of all fields. GraphQL merges the fragments of all slices of a zone, and of all page types, into one
 * response, in which fields at one path must have the same type. If the models' fields differ, all but those of the most frequent type
 * get an alias; so do fields whose ids are not valid GraphQL names. Slices whose zones are never at one path may differ.
 */
export function chooseResponseKeys(shape: ContentShape): ResponseKeys {
  const names = new Set(allFields(shape).map(({ name }) => name));
  const aliases = new Map<string, { name: string; id: string }>();
  const keys = new Map<Field, string>();
  const differing = new Set(findMeetings(shape).flatMap(findDiffering));
  for (const field of allFields(shape)) {
    if (field.id === field.name && !differing.has(field)) continue;
    let alias = `${field.name}__${kindOf(field)}`;
    while (names.has(alias) || (aliases.get(alias)?.id ?? field.id) !== field.id) alias += "_";
    aliases.set(alias, { name: field.name, id: field.id });
    keys.set(field, alias);
  }
  return {
    of: (field) => keys.get(field) ?? field.name,
    aliases: new Map([...aliases].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Returns the groups of fields that one query may select together, each field with its path. */
function findMeetings(shape: ContentShape): Placed[][] {
  const pages = shape.documents.filter(({ isPage }) => isPage);
  const others = shape.documents.filter(({ isPage }) => !isPage);
  const zones = [...joinZones(shape, pages), ...others.flatMap((document) => joinZones(shape, [document]))];
  const ofObjects = [pages.flatMap(({ data }) => placed("data", data)), ...others.map(({ data }) => placed("data", data))];
  // A slice that no zone allows has a fragment too.
  return [...ofObjects, ...[...zones, ...allSlices(shape).map((slice) => [slice])].map((slices) => slices.flatMap(placedIn))];
}

/** Returns, per path of a zone, the slices of all zones there. */
function joinZones(shape: ContentShape, documents: readonly DocumentShape[]): SliceShape[][] {
  const zones = documents.flatMap(({ data }) => data.fields.flatMap((field) => (field.kind === "zone" ? [field] : [])));
  return [...groupBy(zones, ({ id }) => id).values()].map((at) => [...new Set(at.flatMap((zone) => slicesIn(zone, shape)))]);
}

/** Returns the fields that differ from the most frequent kind at their path. */
function findDiffering(fields: readonly Placed[]): Field[] {
  return [...groupBy(fields, ({ path }) => path).values()].flatMap((at) => {
    const byKind = [...groupBy(at, ({ field }) => kindOf(field))];
    const [, ...others] = byKind.toSorted(([one, many], [other, more]) => more.length - many.length || (one < other ? -1 : 1));
    return others.flatMap(([, some]) => some.map(({ field }) => field));
  });
}

function placedIn({ variations }: SliceShape): Placed[] {
  return variations.flatMap(({ primary, item }) => [...placed("primary", primary), ...placed("items", item)]);
}

function placed(path: string, { fields }: ObjectShape): Placed[] {
  return fields.flatMap((field): Placed[] => {
    const here = { path: `${path}.${field.id}`, field };
    return field.kind === "group" ? [here, ...placed(here.path, field.object)] : [here];
  });
}

/** Returns what fields at one path must have in common, as the suffix of an alias: `RichText`, `Links` for a list, `Group`. */
function kindOf(field: Field): string {
  if (field.kind === "group") return "Group";
  if (field.kind === "zone") return "Slices";
  return field.list ? `${field.scalar}s` : field.scalar;
}

function allFields(shape: ContentShape): Field[] {
  return [...shape.documents.flatMap(({ data }) => placed("data", data)), ...allSlices(shape).flatMap(placedIn)].map(({ field }) => field);
}

// Map.groupBy is not in Node 20.
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
