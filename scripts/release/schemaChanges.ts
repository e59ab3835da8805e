import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  type GraphQLSchema,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { OperationsByHash } from "./releasedOperations";

export interface SchemaChanges {
  /** Changes that break clients, a line each, with the site's operations that use the changed field or type. */
  breaking: string[];
  /** Changes that may break clients, such as a new value of an enum. */
  dangerous: string[];
}

/** Compares two versions of a schema, both as SDL. `operations` are those of the site, of this release and of earlier ones. */
export function compareSchemas(before: string, after: string, operations: OperationsByHash): SchemaChanges {
  const [old, current] = [buildSchema(before), buildSchema(after)];
  const usersOf = createUsersOf(old, operations);
  const breaking = findBreakingChanges(old, current).map(({ type, description }) => {
    const users = usersOf(description);
    return `${type}: ${description}${users.length > 0 ? ` Used by ${users.join(", ")}.` : ""}`;
  });
  return { breaking, dangerous: findDangerousChanges(old, current).map(({ type, description }) => `${type}: ${description}`) };
}

/** Names the operations that use the field in the description of a change or, if it contains no field, the type. */
function createUsersOf(schema: GraphQLSchema, operations: OperationsByHash): (description: string) => string[] {
  const used = Object.values(operations).map(({ name, text }) => ({ name, coordinates: coordinatesIn(schema, text) }));
  return (description) => {
    const named = description.match(/\w+(\.\w+)?/g) ?? [];
    const fields = named.filter((word) => word.includes("."));
    const changed = fields.length > 0 ? fields : named;
    const users = used.filter(({ coordinates }) => changed.some((word) => coordinates.has(word))).map(({ name }) => name);
    return [...new Set(users)].sort();
  };
}

/** The fields of an operation and their types, as `Type.field` and `Type`. */
function coordinatesIn(schema: GraphQLSchema, text: string): ReadonlySet<string> {
  const coordinates = new Set<string>();
  const info = new TypeInfo(schema);
  const onField = () => {
    const parent = info.getParentType()?.name;
    const type = getNamedType(info.getType())?.name;
    const field = info.getFieldDef();
    if (!parent || !type || !field) return;
    coordinates.add(parent).add(type).add(`${parent}.${field.name}`);
    for (const argument of field.args) coordinates.add(getNamedType(argument.type).name);
  };
  visit(parse(text), visitWithTypeInfo(info, { Field: onField }));
  return coordinates;
}
