import { type GraphQLAbstractType, GraphQLError, type GraphQLObjectType, type GraphQLResolveInfo, isObjectType } from "graphql";
import type { Context } from "../context";
import type { AbstractShape, LeafShape } from "./shape";

/** Returns a leaf's value as it is sent. */
export function serialize({ serialize: toJson, name }: LeafShape, value: unknown): unknown {
  const serialized = toJson(value);
  if (serialized === null || serialized === undefined) throw new Error(`A value of ${name} was serialized to nothing.`);
  return serialized;
}

/** Returns the object type of a value of an interface or a union. Throws if its resolver names none, or one that does not belong to it. */
export function concreteType(
  { type, resolveType }: AbstractShape,
  value: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): GraphQLObjectType {
  const name = resolveType(value, context, info, type);
  if (typeof name !== "string") throw unresolvedType(type, name);
  const found = info.schema.getType(name);
  if (!isObjectType(found) || !info.schema.isSubType(type, found)) throw unresolvedType(type, name);
  return found;
}

function unresolvedType({ name }: GraphQLAbstractType, told: unknown): GraphQLError {
  return new GraphQLError(`${name} must be resolved to the name of one of its types, and was resolved to ${String(told)}.`);
}

/** Whether a value has a `then`. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
}

/** Whether a value is an iterable object; a string is not. */
export function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && typeof (value as Partial<Iterable<unknown>>)[Symbol.iterator] === "function";
}
