import { type GraphQLAbstractType, GraphQLError } from "graphql";
import type { LeafShape } from "./shape";

/** A leaf's value as it stands in the answer. */
export function serialize({ serialize: toJson, name }: LeafShape, value: unknown): unknown {
  const serialized = toJson(value);
  if (serialized === null || serialized === undefined) throw new Error(`A value of ${name} was serialized to nothing.`);
  return serialized;
}

/** That a resolver of a type has told none, or one that does not belong. */
export function unresolvedType({ name }: GraphQLAbstractType, told: unknown): GraphQLError {
  return new GraphQLError(`${name} has to be told its type by the name of one that belongs to it, and was told ${String(told)}.`);
}

export function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
}

export function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && typeof (value as Partial<Iterable<unknown>>)[Symbol.iterator] === "function";
}
